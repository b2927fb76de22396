// Change: replaces the button by a lighter one, which also answers before React (plugins/performance/deferred-hydration)
// and copies what can be pasted and run: no prompts, removed lines or marks of a diff.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from './copy-text';
import { toCopyableCode } from './copyable-code';
import styles from './styles.module.css';

/** Most characters of code by which a button is told from others. */
const NAME_LENGTH = 40;

/** What readers who hear the page are told is copied: the name of the file, or the beginning of the code. */
function nameCode(title: ReactNode, text: string): string {
  const [line = ''] = text.trim().split('\n');
  return typeof title === 'string' ? title : line.slice(0, NAME_LENGTH);
}

/** How long the button says that the code was copied, ms. */
const SHOWN = 1000;

export default function CopyButton({ className }: Props): ReactNode {
  const { code, language, lineClassNames, title } = useCodeBlockContext().metadata;
  const [isCopied, setIsCopied] = useState(false);
  const text = toCopyableCode(
    code,
    language,
    (index) => lineClassNames[index]?.includes('code-block-removed') ?? false,
  );

  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setIsCopied(false), SHOWN) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <button
      type="button"
      className={clsx(className, styles.button)}
      aria-label={
        isCopied
          ? translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })
          : translate({ id: 'site.CodeBlock.copyName', message: 'Copy {name}' }, { name: nameCode(title, text) })
      }
      title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      data-control="copy"
      // Where it differs from what is shown.
      data-copy={text === code ? undefined : text}
      data-copied={isCopied || undefined}
      onClick={() => void copyText(text).then(() => setIsCopied(true))}
    />
  );
}
