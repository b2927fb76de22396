import type { Props } from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import type { ComponentType } from 'react';
// The theme imports it when it draws, and keeps a failure of that; here it comes along, so that can't fail.
import 'mermaid';

export default Mermaid as ComponentType<Props>;
