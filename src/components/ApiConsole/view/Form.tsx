import Translate, { translate } from '@docusaurus/Translate';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { findUrlError, type RequestError } from '@site/src/http/errors';
import { buildRequest, buildSampleRequest } from '@site/src/http/operation/build-request';
import { useSend } from '@site/src/http/use-send';
import Outcome, { RequestErrorText } from '../../Outcome';
import RequestBar, { RequestButton } from '../../RequestBar';
import { findProblems, type Problems } from '../request/find-problems';
import type { Console } from '../state/use-console';
import styles from '../styles.module.css';
import Fields from './Fields';
import LiveSamples from './LiveSamples';

type Props = {
  console: Console;
  /** Whether the reader pressed Send before the console was loaded. */
  sendsAtOnce: boolean;
};

const advice = {
  forError: ({ kind }: RequestError): ReactNode =>
    kind === 'unreachable' ? (
      <Translate id="site.ApiConsole.advice.curl">
        Copy the request as cURL to send it from your terminal, where CORS doesn’t apply.
      </Translate>
    ) : null,
};

/** The console of an operation: the request, its outcome, and the same request in several languages. */
export default function Form({ console, sendsAtOnce }: Props): ReactNode {
  const { item, values } = console;
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const { sent, isPending, start, cancel } = useSend();
  const request = buildRequest(item, values);
  const urlError = findUrlError(request.url, window.location.protocol);
  const sampleValues = useDeferredValue(values);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const texts = { missing: translate({ id: 'site.ApiConsole.missing', message: 'Required, and empty.' }) };
    const found = findProblems(item, values, texts);
    setProblems(found);
    if (Object.keys(found).length === 0 && !isPending) {
      start(request);
    }
  };

  // The button that loaded the console is gone: focus continues in the console.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    if (sendsAtOnce) {
      form.current?.requestSubmit();
    }
  }, [sendsAtOnce]);

  useEffect(() => {
    if (Object.keys(problems).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [problems]);

  const buttons = (
    <>
      <RequestButton type="submit" isPrimary disabled={urlError !== undefined} aria-disabled={isPending}>
        <Translate id="site.ApiReference.send">Send</Translate>
      </RequestButton>
      {isPending && (
        <RequestButton onClick={cancel}>
          <Translate id="site.ApiConsole.cancel">Cancel</Translate>
        </RequestButton>
      )}
    </>
  );
  return (
    <>
      <form ref={form} noValidate onSubmit={submit}>
        <RequestBar method={item.method} url={request.url} buttons={buttons}>
          {urlError && <RequestErrorText error={urlError} />}
          <div className={styles.outcome} aria-live="polite">
            {isPending && (
              <p className={styles.pending}>
                <Translate id="site.ApiConsole.pending">Waiting for the response.</Translate>
              </p>
            )}
            {sent && <Outcome outcome={sent.outcome} advice={advice} showsHeaders />}
          </div>
          <Fields console={console} problems={problems} />
        </RequestBar>
      </form>
      <LiveSamples request={buildSampleRequest(item, sampleValues)} />
    </>
  );
}
