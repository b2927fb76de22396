import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Choice } from './choice';
import styles from './styles.module.css';

type Props = {
  /** What holds at present. */
  choice: Choice | undefined;
  /** Whether the focus goes to the banner when it is shown. */
  takeFocus: boolean;
  onDecide: (choice: Choice) => void;
};

function State({ choice }: { choice: Choice }): ReactNode {
  return choice === 'granted' ? (
    <Translate id="site.Consent.granted">At present you allow it.</Translate>
  ) : (
    <Translate id="site.Consent.denied">At present you do not allow it.</Translate>
  );
}

/** Asks whether visits may be counted. Both answers weigh the same. */
export default function Banner({ choice, takeFocus, onDecide }: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takeFocus) {
      ref.current?.focus();
    }
  }, [takeFocus]);
  return (
    <section
      ref={ref}
      className={styles.banner}
      tabIndex={-1}
      aria-label={translate({ id: 'site.Consent.label', message: 'Privacy choices' })}
    >
      <p>
        <Translate id="site.Consent.question">
          May this site count visits and measure how quickly its pages load, with Google Tag Manager? Nothing is sent
          unless you allow it, and “Privacy choices” at the foot of every page takes it back.
        </Translate>{' '}
        {choice && <State choice={choice} />}
      </p>
      <div className={styles.answers}>
        <button type="button" className="button button--secondary" onClick={() => onDecide('denied')}>
          <Translate id="site.Consent.decline">Decline</Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={() => onDecide('granted')}>
          <Translate id="site.Consent.allow">Allow</Translate>
        </button>
      </div>
    </section>
  );
}
