// Change: shows the tokens that the build found; Prism comes only for code that is written in the browser.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/CodeBlock/Content';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import { lazy, Suspense, use, useMemo, type ReactNode } from 'react';
import { decodeTokens, TokensContext, type Token } from '../tokens';
import styles from './styles.module.css';

const getTokenProps = ({ token }: { token: Token }) => ({
  className: clsx(token.types),
  children: token.content,
});

function Code({ lines }: { lines: Token[][] }): ReactNode {
  const { lineNumbersStart, lineClassNames } = useCodeBlockContext().metadata;
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <code
      className={clsx(styles.code, isNumbered && styles.numbered)}
      style={isNumbered ? { counterReset: `line-count ${lineNumbersStart - 1}` } : undefined}
    >
      {lines.map((line, index) => (
        <Line
          key={index}
          line={line}
          getLineProps={({ className }) => ({ className: clsx('token-line', className) })}
          getTokenProps={getTokenProps}
          classNames={lineClassNames[index]}
          showLineNumbers={isNumbered}
        />
      ))}
    </code>
  );
}

/** The stock component, for code that the build has not seen. */
const Highlighter = lazy(() => import('./highlighter'));

function Plain({ className }: Props): ReactNode {
  const tokens = use(TokensContext) ?? '';
  const {
    metadata: { code, codeInput, language },
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const lines = useMemo(() => decodeTokens(code, codeInput, tokens), [code, codeInput, tokens]);
  return (
    <pre
      ref={codeBlockRef}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide code scrolls, and the keyboard must reach it
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.pre, 'thin-scrollbar')}
    >
      <Code lines={lines} />
    </pre>
  );
}

export default function CodeBlockContent(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const plain = <Plain {...props} />;
  return isBrowser && use(TokensContext) === undefined ? (
    <Suspense fallback={plain}>
      <Highlighter {...props} />
    </Suspense>
  ) : (
    plain
  );
}
