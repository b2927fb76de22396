import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { send, type Report } from './send';
import styles from './styles.module.css';

type Answer = Report['answer'];

type Props = Pick<Report, 'page' | 'version'> & {
  /** Receives answers; `undefined`: only the tag manager does. */
  url: string | undefined;
};

/** Characters that a service has to expect at most. */
const MOST_CHARACTERS = 2_000;

function AnswerButton({
  chosen,
  answer,
  onChoose,
}: {
  chosen?: Answer;
  answer: Answer;
  onChoose: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      data-control={`feedback-${answer}`}
      aria-pressed={chosen === answer}
      onClick={onChoose}
    >
      {answer === 'yes' ? (
        <Translate id="site.Feedback.yes">Yes</Translate>
      ) : (
        <Translate id="site.Feedback.no">No</Translate>
      )}
    </button>
  );
}

function Details({ answer, isSending }: { answer: Answer; isSending: boolean }): ReactNode {
  const fieldId = useId();
  return (
    <>
      <label htmlFor={fieldId}>
        {answer === 'yes' ? (
          <Translate id="site.Feedback.helped">What helped you? (optional)</Translate>
        ) : (
          <Translate id="site.Feedback.missing">What is missing or wrong? (optional)</Translate>
        )}
      </label>
      <textarea id={fieldId} name="text" rows={3} maxLength={MOST_CHARACTERS} />
      <p className={styles.note}>
        <Translate id="site.Feedback.note">
          Don’t enter personal data. Your answer is sent with the page’s address.
        </Translate>
      </p>
      <button type="submit" className="button button--primary button--sm" aria-disabled={isSending}>
        <Translate id="site.Feedback.send">Send</Translate>
      </button>
    </>
  );
}

/** Asks whether a page was helpful. What the reader has typed stays until the service has it. */
export default function Question({ page, version, url }: Props): ReactNode {
  const questionId = useId();
  const [answer, setAnswer] = useState<Answer>();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'sent'>('asking');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!answer || state === 'sending') {
      return;
    }
    setState('sending');
    const text = event.currentTarget.querySelector('textarea')?.value.trim() ?? '';
    send({ page, version, answer, text }, url).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <form
      className={clsx(styles.feedback, url === undefined && styles.afterConsent)}
      aria-labelledby={questionId}
      onSubmit={submit}
      data-search-ignore
    >
      <div className={styles.question}>
        <span id={questionId}>
          <Translate id="site.Feedback.question">Was this page helpful?</Translate>
        </span>
        {state !== 'sent' && (
          <>
            <AnswerButton answer="yes" chosen={answer} onChoose={() => setAnswer('yes')} />
            <AnswerButton answer="no" chosen={answer} onChoose={() => setAnswer('no')} />
          </>
        )}
      </div>
      {answer && state !== 'sent' && <Details answer={answer} isSending={state === 'sending'} />}
      <p role="status" className={styles.status}>
        {state === 'sent' && translate({ id: 'site.Feedback.thanks', message: 'Thank you. Your answer was received.' })}
        {state === 'failed' &&
          translate({
            id: 'site.Feedback.failed',
            message: 'Your answer could not be sent. Your text is still here: try again later.',
          })}
      </p>
    </form>
  );
}
