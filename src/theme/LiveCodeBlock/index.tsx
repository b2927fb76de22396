// Change: the editor is fetched by pages that hold one; until it is there, and without JavaScript, the code is shown.
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { createLazyPart } from '@site/src/components/LazyPart';
import CodeBlock, { type Props } from '@theme/CodeBlock';
import type { ReactNode } from 'react';

const Editor = createLazyPart(() => import('@theme-original/LiveCodeBlock'));

/** The theme hands over blocks whose code is one string. */
type LiveProps = Omit<Props, 'children'> & { children: string; live?: boolean };

export default function LiveCodeBlockWrapper({ live, ...props }: LiveProps): ReactNode {
  // Without `live` the theme shows a plain block.
  const code = <CodeBlock {...props} />;
  return useIsBrowser() ? (
    <Editor
      {...props}
      {...{ live }}
      parts={{
        placeholder: code,
        failure: <Translate id="site.LiveCodeBlock.failed">The editor could not be loaded.</Translate>,
        substitute: code,
      }}
    />
  ) : (
    <div data-needs-script={live}>{code}</div>
  );
}
