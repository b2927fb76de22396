import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import offers from '@generated/search/default/offers.json';
import type { ReactNode } from 'react';
import hitStyles from '../ui/hits.later.module.css';
import { chooseQuestions } from './offers';
import styles from './questions.later.module.css';

type Props = {
  /** The area that the search is narrowed to. */
  area: string | undefined;
  onLeave: () => void;
};

/** The most common questions of the reader's area. */
export default function Questions({ area: chosen, onLeave }: Props): ReactNode {
  const { pathname } = useLocation();
  const path = pathname.slice(useBaseUrl('/').length - 1);
  return chooseQuestions(offers.commonQuestions, { path, area: chosen }).map(({ area, links }) => (
    <section key={area}>
      <h2 className={styles.headline}>
        <Translate id="site.Search.questions" values={{ area }}>
          {'Common questions: {area}'}
        </Translate>
      </h2>
      <ul className={styles.questions}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={hitStyles.hit} data-search-item onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
