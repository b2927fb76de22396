import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SavedHit } from '../saved/saved-hits';
import type { SavedHits } from '../saved/use-saved';
import SavedList from './SavedList';

type Props = { saved: SavedHits; onOpen: (hit: SavedHit) => void };

/** The pages that the reader opened from here, and those that are favourites. */
export default function Saved({ saved, onOpen }: Props): ReactNode {
  return (
    <>
      <SavedList
        title={<Translate id="site.Search.recent">Recent pages</Translate>}
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
