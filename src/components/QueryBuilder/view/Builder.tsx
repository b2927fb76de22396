import { translate } from '@docusaurus/Translate';
import { useMemo, useState, type ReactNode } from 'react';
import { findMembers } from '../query/members';
import { parseText } from '../query/parse-text';
import { printText } from '../query/print-text';
import { SAMPLE } from '../query/sample';
import { setMember } from '../query/set-member';
import { isEndpoint, toPath, type ReadUrl } from '../query/url';
import type { Params } from '../query/values';
import styles from './builder.later.module.css';
import Editor from './Editor';
import Endpoint from './Endpoint';
import Form from './Form';
import Reader from './Reader';
import Request from './Request';
import UrlLine from './UrlLine';
import { useAddress } from './use-address';
import { useServer } from './use-server';

type Props = { endpoint: string; params: Params | undefined; prefix: string };

/** The last text that could be read: what the form shows while another is being typed. */
function useLastRead(text: string) {
  const parsed = useMemo(() => parseText(text), [text]);
  const [last, setLast] = useState({ text: '', params: parsed.params ?? {} });
  if (parsed.params && last.text !== text) {
    setLast({ text, params: parsed.params });
  }
  return { ...parsed, last };
}

/** Endpoint and parameters in, URL out, as one types; form, text, URL and address are views of the same query. */
export default function Builder({ endpoint, params = SAMPLE, prefix }: Props): ReactNode {
  const [initial] = useState(() => ({ endpoint, text: printText(params) }));
  const [query, setQuery] = useAddress(prefix, initial);
  const { problem, last } = useLastRead(query.text);
  const server = useServer();
  const commented = useMemo(
    () => new Set(findMembers(last.text).flatMap(({ key, commented: has }) => (has ? [key] : []))),
    [last.text],
  );
  const change = (key: string, value: unknown) => setQuery({ ...query, text: setMember(query.text, key, value) });
  const read = (url: ReadUrl) => {
    setQuery({ endpoint: url.endpoint, text: printText(url.params) });
    if (url.origin) {
      server.change(url.origin);
    }
  };
  const path = !problem && isEndpoint(query.endpoint) ? toPath(query.endpoint, last.params) : undefined;
  return (
    <section
      className={styles.builder}
      aria-label={translate({ id: 'site.QueryBuilder.name', message: 'Query builder' })}
    >
      <div className={styles.head}>
        <Endpoint value={query.endpoint} onChange={(next) => setQuery({ ...query, endpoint: next })} />
        <Reader onRead={read} />
      </div>
      <div className={styles.views}>
        <div className={styles.written}>
          <Editor
            text={query.text}
            problem={problem}
            params={last.params}
            onChange={(text) => setQuery({ ...query, text })}
          />
          <UrlLine baseUrl={server.url} path={path} />
        </div>
        <Form source={{ params: last.params, commented, change }} disabled={problem !== undefined} />
      </div>
      <Request server={server} path={path} />
    </section>
  );
}
