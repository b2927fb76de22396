import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import hitStyles from './hits.later.module.css';
import IconButton from './IconButton';
import { RemoveIcon, SearchIcon } from './icons';
import styles from './saved.later.module.css';

type Props = {
  searches: string[];
  onSearch: (text: string) => void;
  onForget: (text: string) => void;
};

/** The reader's last searches, each of which can be repeated or forgotten. */
export default function RecentSearches({ searches, onSearch, onForget }: Props): ReactNode {
  if (searches.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className={styles.headline}>
        <Translate id="site.Search.searches">Recent searches</Translate>
      </h2>
      <ul className={styles.list}>
        {searches.map((text) => (
          <li key={text} className={styles.row}>
            <button
              type="button"
              className={`${hitStyles.hit} ${styles.search}`}
              data-search-item
              onClick={() => onSearch(text)}
            >
              <SearchIcon />
              <span>{text}</span>
            </button>
            <IconButton
              label={translate({ id: 'site.Search.forgetSearch', message: 'Forget the search {text}' }, { text })}
              onClick={() => onForget(text)}
            >
              <RemoveIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
