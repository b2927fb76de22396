// Change: hands on the tokens that the build found; renders code once, since its colours are custom properties; puts the
// reader's server and token into examples.
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import LiveCodeBlock from '@theme-original/CodeBlock';
import { Children, isValidElement, use, type ReactNode } from 'react';
import { AimContext } from '@site/src/components/Example';
import { TokensContext } from './tokens';

type FenceProps = Props & {
  /** Given to an editor that runs what is written in it. */
  live?: boolean;
  /** What `plugins/content/highlight` found. */
  tokens?: string;
};

export default function CodeBlock({ children, tokens, ...props }: FenceProps): ReactNode {
  const aim = use(AimContext);
  if (props.live) {
    return <LiveCodeBlock {...props}>{children}</LiveCodeBlock>;
  }
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const code = Children.toArray(children).map(String).join('');
  const aimed = aim(code);
  return (
    // What the build found holds for what the page has.
    <TokensContext value={aimed === code ? tokens : undefined}>
      <StringContent {...props}>{aimed}</StringContent>
    </TokensContext>
  );
}
