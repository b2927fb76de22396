import { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import { listFormats, type ExampleRequest } from './formats';
import styles from './styles.module.css';

type Props = {
  request: ExampleRequest;
  isGraphql: boolean;
  /** The request as the page has it. */
  children: ReactNode;
};

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
function OperationParts({ request: { headers, variables } }: { request: ExampleRequest }): ReactNode {
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

/** Printed only once its tab is chosen. */
function Code({ language, print }: { language: string; print: () => string }): ReactNode {
  return <CodeBlock language={language}>{print()}</CodeBlock>;
}

/** One request in the formats that readers use; a choice applies to every example and is kept. */
export default function RequestTabs({ request, isGraphql, children }: Props): ReactNode {
  return (
    <Tabs groupId="request-format" lazy>
      <TabItem value="http" label={isGraphql ? 'GraphQL' : '.http'}>
        {children}
        {isGraphql && <OperationParts request={request} />}
      </TabItem>
      {listFormats(request, isGraphql).map(({ value, label, language, print }) => (
        <TabItem key={value} value={value} label={label}>
          <Code language={language} print={print} />
        </TabItem>
      ))}
    </Tabs>
  );
}
