import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useOffers } from '../offers/use-offers';
import type { SavedHit } from '../saved/saved-hits';
import type { SavedHits } from '../saved/use-saved';
import RecentSearches from './RecentSearches';
import Saved from './Saved';
import styles from './states.later.module.css';

type Props = {
  saved: SavedHits;
  area: string | undefined;
  onOpen: (hit: SavedHit) => void;
  onSearch: (text: string) => void;
  onLeave: () => void;
};

/** What is shown before anything is searched: what the reader may go back to, or how to begin, and common questions. */
export default function Empty({ saved, area, onOpen, onSearch, onLeave }: Props): ReactNode {
  const offers = useOffers();
  const isNew = saved.recent.length + saved.favourites.length + saved.searches.length === 0;
  return (
    <>
      {isNew && (
        <p className={styles.hint}>
          <Translate id="site.Search.noRecent">
            Type a word, an option, or an error message. Pages that you open from here are kept at hand.
          </Translate>
        </p>
      )}
      <RecentSearches searches={saved.searches} onSearch={onSearch} onForget={saved.forgetSearch} />
      <Saved saved={saved} onOpen={onOpen} />
      {offers && <offers.Questions area={area} onLeave={onLeave} />}
    </>
  );
}
