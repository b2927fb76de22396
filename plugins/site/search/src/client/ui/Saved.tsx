import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SavedHit } from '../saved/saved-hits';
import type { SavedHits } from '../saved/use-saved';
import SavedList from './SavedList';
import styles from './states.later.module.css';

type Props = { saved: SavedHits; onOpen: (hit: SavedHit) => void };

/** What is shown before anything is searched: favourites and recent hits, or how to begin. */
export default function Saved({ saved, onOpen }: Props): ReactNode {
  if (saved.recent.length + saved.favourites.length === 0) {
    return (
      <p className={styles.hint}>
        <Translate id="site.Search.noRecent">
          Type a word, an option, or an error message. Pages that you open from here are kept at hand.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <SavedList
        title={<Translate id="site.Search.recent">Recent</Translate>}
        hits={saved.recent}
        onOpen={onOpen}
        onFavourite={saved.addFavourite}
        onRemove={saved.remove}
      />
      <SavedList
        title={<Translate id="site.Search.favourites">Favourites</Translate>}
        hits={saved.favourites}
        onOpen={onOpen}
        onRemove={saved.remove}
      />
    </>
  );
}
