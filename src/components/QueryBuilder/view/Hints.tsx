import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Hint } from '../query/hints';
import styles from './builder.later.module.css';

function HintText({ hint }: { hint: Hint }): ReactNode {
  const about = <code>{hint.about}</code>;
  switch (hint.kind) {
    case 'both-paginations':
      return (
        <Translate id="site.QueryBuilder.hint.bothPaginations" values={{ about }}>
          {'{about}: Strapi takes page and pageSize, or start and limit, and refuses a mixture.'}
        </Translate>
      );
    case 'null':
      return (
        <Translate id="site.QueryBuilder.hint.null" values={{ about }}>
          {'{about}: null becomes an empty text in the URL. To look for missing values, use $null: true.'}
        </Translate>
      );
    case 'too-large':
      return (
        <Translate id="site.QueryBuilder.hint.tooLarge" values={{ about }}>
          {'{about}: a number this long loses its last digits; put it in quotes.'}
        </Translate>
      );
    case 'unknown-operator':
      return (
        <Translate id="site.QueryBuilder.hint.unknownOperator" values={{ about }}>
          {'{about} is not an operator of Strapi 4.14.'}
        </Translate>
      );
    case 'unknown-state':
      return (
        <Translate id="site.QueryBuilder.hint.unknownState" values={{ about }}>
          {'{about} is live or preview; Strapi refuses anything else.'}
        </Translate>
      );
  }
}

/** What the reader should know about a query before it is sent. */
export default function Hints({ hints }: { hints: Hint[] }): ReactNode {
  return hints.length === 0 ? null : (
    <ul className={styles.hints}>
      {hints.map((hint) => (
        <li key={`${hint.kind} ${hint.about}`}>
          <HintText hint={hint} />
        </li>
      ))}
    </ul>
  );
}
