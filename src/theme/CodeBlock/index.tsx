// Change: hands on the tokens that the build found; renders code once, since its colours are custom properties.
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import LiveCodeBlock from '@theme-original/CodeBlock';
import { Children, isValidElement, type ReactNode } from 'react';
import { TokensContext } from './tokens';

type FenceProps = Props & {
  /** Given to an editor that runs what is written in it. */
  live?: boolean;
  /** What `plugins/content/highlight` found. */
  tokens?: string;
};

export default function CodeBlock({ children, tokens, ...props }: FenceProps): ReactNode {
  if (props.live) {
    return <LiveCodeBlock {...props}>{children}</LiveCodeBlock>;
  }
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return (
    <TokensContext value={tokens}>
      <StringContent {...props}>{Children.toArray(children).map(String).join('')}</StringContent>
    </TokensContext>
  );
}
