import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { RequestError } from '@site/src/http/errors';
import type { HttpResponse } from '@site/src/http/response';
import type { Advice } from '../../Outcome';

function forResponse({ status }: HttpResponse): ReactNode {
  if (status === 403) {
    return (
      <Translate id="site.QueryBuilder.advice.403" values={{ find: <code>find</code>, findOne: <code>findOne</code> }}>
        {
          'The Public role may not do this. In the admin panel, open Settings > Users & Permissions plugin > Roles > Public, select {find} or {findOne} of the content type, and save.'
        }
      </Translate>
    );
  }
  if (status === 404) {
    return (
      <Translate id="site.QueryBuilder.advice.404">
        Nothing is there. Endpoints use the plural API ID of a content type (/api/restaurants), or the singular API ID
        of a single type; a single type without content also returns 404.
      </Translate>
    );
  }
  return null;
}

function forError({ kind }: RequestError): ReactNode {
  return kind === 'timed-out' ? (
    <Translate id="site.QueryBuilder.advice.timedOut">Or request fewer entries with pagination.</Translate>
  ) : null;
}

/** What to do about an outcome, for queries to the REST API of Strapi. */
export const advice: Advice = { forResponse, forError };
