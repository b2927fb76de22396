// Change: plain text needs no element of its own.
import type { Props } from '@theme/CodeBlock/Line/Token';
import Token from '@theme-original/CodeBlock/Line/Token';
import type { ReactNode } from 'react';

export default function TokenWrapper(props: Props): ReactNode {
  return props.className ? <Token {...props} /> : props.children;
}
