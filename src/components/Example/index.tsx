import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import { DEFAULT_SERVER } from '@site/src/http/default-server';
import Method from '../Method';
import type { ExampleRequest } from './formats';
import Mark from './Mark';
import RequestTabs from './RequestTabs';
import Result from './Result';
import styles from './styles.module.css';

/** What plugins/content/examples says about an example, all of it as text. */
type Props = {
  kind: 'http' | 'graphql' | 'run';
  method?: string;
  /** Path with its query. */
  target?: string;
  /** Pairs of name and value, as JSON. */
  headers?: string;
  body?: string;
  /** The query as an object, as JSON. */
  query?: string;
  /** What goes with a GraphQL operation, as JSON. */
  variables?: string;
  status?: string;
  /** What the status means, such as `Not Found`. */
  reason?: string;
  resultLines?: string;
  /** Why the example is not checked. */
  unverified?: string;
  /** Version of the product that it was checked against. */
  version: string;
  /** The fences: the request or program, and its response or result. */
  children: ReactNode;
};

const parse = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

function useRequest(props: Props): ExampleRequest {
  const { method = 'GET', target = '/', headers = '[]', body = '', query, variables, resultLines } = props;
  return useMemo(
    () => ({
      method,
      url: DEFAULT_SERVER + target,
      headers: parse(headers) as ExampleRequest['headers'],
      text: body,
      query: parse(query),
      variables: parse(variables),
      hasBody: Number(resultLines) > 0,
    }),
    [method, target, headers, body, query, variables, resultLines],
  );
}

/** An example with its response or result: next to a request where there is room, otherwise below. */
export default function Example(props: Props): ReactNode {
  const { kind, status, reason, resultLines, unverified, version, children } = props;
  const request = useRequest(props);
  const [code, result] = Children.toArray(children).filter((child) => isValidElement(child));
  const isProgram = kind === 'run';
  const isPair = Boolean(result) && !isProgram;
  const [path = ''] = (props.target ?? '/').split('?');
  const label = isProgram
    ? translate({ id: 'site.Example.program', message: 'Inside Strapi' })
    : `${request.method} ${path}`;
  return (
    <div role="group" aria-label={label} className={clsx(styles.example, isPair && styles.wide)}>
      <div className={styles.card}>
        <div className={styles.head} data-search-ignore>
          {isProgram ? (
            <Translate id="site.Example.program">Inside Strapi</Translate>
          ) : (
            <>
              <Method name={request.method} />
              <span className={styles.path}>{path}</span>
            </>
          )}
        </div>
        <div className={clsx(styles.sides, isPair && styles.pair)}>
          <div className={styles.side}>
            {isProgram ? (
              code
            ) : (
              <RequestTabs request={request} isGraphql={kind === 'graphql'}>
                {code}
              </RequestTabs>
            )}
          </div>
          {result && (
            <Result status={status} reason={reason} lines={Number(resultLines)}>
              {result}
            </Result>
          )}
        </div>
        <Mark version={version} isProgram={isProgram} hasResult={Boolean(result)} unverified={unverified} />
      </div>
    </div>
  );
}
