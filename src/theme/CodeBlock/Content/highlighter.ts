import type { Props } from '@theme/CodeBlock/Content';
import includeLanguages from '@theme/prism-include-languages';
import Content from '@theme-original/CodeBlock/Content';
import { Prism } from 'prism-react-renderer';
import type { ComponentType } from 'react';

includeLanguages(Prism);

export default Content as ComponentType<Props>;
