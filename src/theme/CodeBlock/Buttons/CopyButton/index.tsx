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

/** How long the button says that the code was copied, ms. */
const SHOWN = 1000;

export default function CopyButton({ className }: Props): ReactNode {
  const { code, language, lineClassNames } = useCodeBlockContext().metadata;
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
          : translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' })
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
