import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { printText } from '../query/print-text';
import { SAMPLE } from '../query/sample';
import { isEndpoint, toPath } from '../query/url';
import type { Params } from '../query/values';

/**
 * For readers without JavaScript: the initial query and its URL.
 *
 * @throws Error for an endpoint that is none, which stops the build
 */
export default function Plain({
  endpoint,
  params = SAMPLE,
}: {
  endpoint: string;
  params: Params | undefined;
}): ReactNode {
  if (!isEndpoint(endpoint)) {
    throw new Error(`<QueryBuilder endpoint="${endpoint}">: the endpoint is a path without a query, /api/restaurants`);
  }
  return (
    <>
      <p>
        <Translate id="site.QueryBuilder.noScript">
          The query builder needs JavaScript. This is its first query, and the URL it gives:
        </Translate>
      </p>
      <pre>
        <code>{printText(params)}</code>
      </pre>
      <pre>
        <code>GET {toPath(endpoint, params)}</code>
      </pre>
    </>
  );
}
