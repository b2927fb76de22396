import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Hit } from '../types';
import hitStyles from '../ui/hits.later.module.css';
import HitText from '../ui/HitText';
import styles from './nearest.later.module.css';

type Props = { hits: Hit[]; onOpen: (hit: Hit) => void };

/** Headings that are like what was searched and not found. */
export default function Nearest({ hits, onOpen }: Props): ReactNode {
  return (
    <section className={styles.nearest}>
      <h2>
        <Translate id="site.Search.nearest">Nearest headings, with similar words</Translate>
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Link to={hit.url} className={hitStyles.hit} data-search-item onClick={() => onOpen(hit)}>
              <HitText {...hit} snippet={[]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
