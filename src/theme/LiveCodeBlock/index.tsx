// Change: the editor is fetched by pages that hold one; until it is there, and without JavaScript, the code is shown.
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock, { type Props } from '@theme/CodeBlock';
import { lazy, Suspense, type ReactNode } from 'react';

const Editor = lazy(() => import('@theme-original/LiveCodeBlock'));

/** The theme hands over blocks whose code is one string. */
type LiveProps = Omit<Props, 'children'> & { children: string; live?: boolean };

export default function LiveCodeBlockWrapper({ live, ...props }: LiveProps): ReactNode {
  // Without `live` the theme shows a plain block.
  const code = <CodeBlock {...props} />;
  return useIsBrowser() ? (
    <Suspense fallback={code}>
      <Editor {...props} {...{ live }} />
    </Suspense>
  ) : (
    <div data-needs-script={live}>{code}</div>
  );
}
