// Change: shows the tokens that the build found; Prism comes only for code that is written in the browser.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import { lazy, Suspense, use, useMemo, type CSSProperties, type ReactNode } from 'react';
import { printLine } from '../print-line';
import { decodeTokens, TokensContext, type Token } from '../tokens';
import styles from './styles.module.css';

/** As HTML: React would spend more time on the elements of one code block than on the rest of a page. */
function Code({ lines }: { lines: Token[][] }): ReactNode {
  const { lineNumbersStart, lineClassNames } = useCodeBlockContext().metadata;
  const isNumbered = lineNumbersStart !== undefined;
  const numbers = isNumbered
    ? { line: lineStyles.codeLine, number: lineStyles.codeLineNumber, content: lineStyles.codeLineContent }
    : undefined;
  const html = lines.map((line, index) => printLine(line, lineClassNames[index], numbers)).join('');
  return (
    <code
      className={clsx(styles.code, isNumbered && styles.numbered)}
      style={isNumbered ? { counterReset: `line-count ${lineNumbersStart - 1}` } : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The stock component, for code that the build has not seen. If it can't be fetched, code has no colors. */
const Highlighter = lazy(() => import('./highlighter').catch(() => ({ default: Plain })));

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
      style={{ '--docs-lines': lines.length } as CSSProperties}
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
