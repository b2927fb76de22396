import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Answer } from '../request/send';
import styles from '../styles.module.css';

/** What to do about an answer that is not the one hoped for. */
function AdviceText({ answer: { status, isJson, contentType } }: { answer: Answer }): ReactNode {
  if (status === 403) {
    return (
      <Translate id="site.QueryBuilder.advice.403" values={{ find: <code>find</code>, findOne: <code>findOne</code> }}>
        {
          'The Public role may not do this. In the admin panel, open Settings > Users & Permissions plugin > Roles > Public, tick {find} or {findOne} of the content type, and save.'
        }
      </Translate>
    );
  }
  if (status === 404) {
    return (
      <Translate id="site.QueryBuilder.advice.404">
        Nothing is there. Endpoints have the plural API ID of the content type (/api/restaurants), and a single type its
        singular one; a single type without content answers 404, too.
      </Translate>
    );
  }
  if (!isJson) {
    return (
      <Translate id="site.QueryBuilder.advice.noJson" values={{ type: <code>{contentType || '–'}</code> }}>
        {
          'This is no JSON (its type: {type}), so it hardly comes from the REST API. Is another program listening there?'
        }
      </Translate>
    );
  }
  return null;
}

/** A box with advice, for answers that need one. */
export default function Advice({ answer }: { answer: Answer }): ReactNode {
  const { status, isJson } = answer;
  return status === 403 || status === 404 || !isJson ? (
    <p className={styles.trouble}>
      <AdviceText answer={answer} />
    </p>
  ) : null;
}
