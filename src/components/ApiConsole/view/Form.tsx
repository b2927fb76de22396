import Translate, { translate } from '@docusaurus/Translate';
import { useTypedSelector } from '@theme/ApiItem/hooks';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import Method from '../../ApiReference/Method';
import frame from '../../ApiReference/styles.module.css';
import { useSend } from '../../QueryBuilder/view/use-send';
import { buildRequest, buildSampleRequest, type Header } from '../request/build-request';
import { findMissingFields, findProblems } from '../request/find-problems';
import { toFetch } from '../request/to-fetch';
import styles from '../styles.module.css';
import Fields from './Fields';
import LiveSamples from './LiveSamples';
import Outcome from './Outcome';
import { listParams, nameParam } from './ParamFields';
import { Refused } from './Trouble';
import WrongAddress, { findWrongAddress } from './WrongAddress';

type Props = {
  item: ApiItem;
  /** Whether the reader has pressed the button before the console was there. */
  sendsAtOnce: boolean;
};

/** The console of an operation: the request, what came of it, and the same request in several languages. */
export default function Form({ item, sendsAtOnce }: Props): ReactNode {
  const state = useTypedSelector((whole) => whole);
  const [headers, setHeaders] = useState<Header[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const { sent, pending, start, cancel } = useSend();
  const [refusal, setRefusal] = useState<string>();
  const request = buildRequest(item, state, headers);
  const url = request.url.toString();
  const sample = useDeferredValue({ state, headers });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const texts = { missing: translate({ id: 'site.ApiConsole.missing', message: 'Required, and empty.' }) };
    const isForm = Boolean(item.requestBody) && !state.contentType.value.includes('json');
    const schema = item.requestBody?.content[state.contentType.value]?.schema;
    const found = {
      ...findProblems(listParams(state.params), nameParam, texts),
      ...(isForm && findMissingFields(schema as { required?: string[] }, state.body, texts)),
    };
    setProblems(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0 || pending) {
      return;
    }
    try {
      start(url, toFetch(request, state.body));
    } catch (error) {
      // A header or a token with characters that no request may have.
      setRefusal((error as Error).message);
    }
  };

  // Whoever pressed a button, which is gone now, goes on from the console.
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

  return (
    <>
      <form ref={form} className={frame.bar} noValidate onSubmit={submit}>
        <div className={frame.line}>
          <Method name={item.method} />
          <code className={frame.url}>{url}</code>
        </div>
        <div className={frame.buttons}>
          <button
            type="submit"
            className={frame.primary}
            disabled={findWrongAddress(url) !== undefined}
            aria-disabled={pending}
          >
            <Translate id="site.ApiReference.send">Send</Translate>
          </button>
          {pending && (
            <button type="button" className={frame.button} onClick={cancel}>
              <Translate id="site.ApiConsole.cancel">Cancel</Translate>
            </button>
          )}
        </div>
        <WrongAddress url={url} />
        <div className={styles.outcome} aria-live="polite">
          {pending && (
            <p className={styles.hint}>
              <Translate id="site.ApiConsole.pending">Waiting for the answer.</Translate>
            </p>
          )}
          {refusal && <Refused reason={refusal} />}
          {sent && !refusal && <Outcome sent={sent} />}
        </div>
        <Fields item={item} headers={headers} changeHeaders={setHeaders} problems={problems} />
      </form>
      <LiveSamples request={buildSampleRequest(item, sample.state, sample.headers)} />
    </>
  );
}
