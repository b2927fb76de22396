import Translate from '@docusaurus/Translate';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeMissing, FEEDBACK_ANCHOR } from '../ui/report-url';
import styles from './page.later.module.css';

/** Helps to tell of a missing answer where the site has no place for issues: the report, ready to be passed on. */
export default function Feedback({ text }: { text: string }): ReactNode {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A link to this part came before it was there.
    if (location.hash === `#${FEEDBACK_ANCHOR}`) {
      section.current?.focus();
    }
  }, []);
  const [isCopied, setIsCopied] = useState(false);
  const report = `${describeMissing(text)} ${location.origin}${location.pathname}`;
  return (
    <section ref={section} id={FEEDBACK_ANCHOR} className={styles.feedback} tabIndex={-1}>
      <h2>
        <Translate id="site.Search.feedback">Is an answer missing?</Translate>
      </h2>
      <p>
        <Translate id="site.Search.feedbackHelp">
          This copy of the documentation names no place for reports. Pass this line to whoever runs it:
        </Translate>
      </p>
      <p className={styles.report}>
        <code>{report}</code>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            navigator.clipboard.writeText(report).then(
              () => setIsCopied(true),
              // The line can be copied by hand.
              () => undefined,
            );
          }}
        >
          {isCopied ? (
            <Translate id="site.Search.copied">Copied</Translate>
          ) : (
            <Translate id="site.Search.copy">Copy</Translate>
          )}
        </button>
      </p>
    </section>
  );
}
