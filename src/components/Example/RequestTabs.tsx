import { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { toCurl, toFetch, toGraphqlCurl, toGraphqlFetch, toQs, type Request } from './formats';

type Props = {
  request: Request;
  isGraphql: boolean;
  /** The request as the page has it. */
  children: ReactNode;
};

type Format = { value: string; label: string; language: string; write: (request: Request) => string };

const REST: Format[] = [
  { value: 'curl', label: 'cURL', language: 'bash', write: toCurl },
  { value: 'fetch', label: 'fetch', language: 'js', write: toFetch },
];
const QS: Format = { value: 'qs', label: 'qs', language: 'js', write: toQs };
const GRAPHQL: Format[] = [
  { value: 'curl', label: 'cURL', language: 'bash', write: toGraphqlCurl },
  { value: 'fetch', label: 'fetch', language: 'js', write: toGraphqlFetch },
];

function formatsOf(request: Request, isGraphql: boolean): Format[] {
  if (isGraphql) {
    return GRAPHQL;
  }
  return request.query === undefined ? REST : [...REST, QS];
}

function Json({ title, value }: { title: string; value: unknown }): ReactNode {
  return (
    <>
      <div className={styles.paneHead} data-search-ignore>
        {title}
      </div>
      <CodeBlock language="json">{JSON.stringify(value, null, 2)}</CodeBlock>
    </>
  );
}

/** What goes with an operation, named as in the panes of the GraphQL Playground. */
function OperationParts({ request: { headers, variables } }: { request: Request }): ReactNode {
  return (
    <>
      {variables !== undefined && (
        <Json title={translate({ id: 'site.Example.variables', message: 'Query variables' })} value={variables} />
      )}
      {headers.length > 0 && (
        <Json
          title={translate({ id: 'site.Example.headers', message: 'HTTP headers' })}
          value={Object.fromEntries(headers)}
        />
      )}
    </>
  );
}

/** Written only once its tab is chosen. */
function Code({ format, request }: { format: Format; request: Request }): ReactNode {
  return <CodeBlock language={format.language}>{format.write(request)}</CodeBlock>;
}

/** One request in the formats that readers use; the choice holds for every example and is kept. */
export default function RequestTabs({ request, isGraphql, children }: Props): ReactNode {
  return (
    <Tabs groupId="request-format" lazy>
      <TabItem value="http" label={isGraphql ? 'GraphQL' : '.http'}>
        {children}
        {isGraphql && <OperationParts request={request} />}
      </TabItem>
      {formatsOf(request, isGraphql).map((format) => (
        <TabItem key={format.value} value={format.value} label={format.label}>
          <Code format={format} request={request} />
        </TabItem>
      ))}
    </Tabs>
  );
}
