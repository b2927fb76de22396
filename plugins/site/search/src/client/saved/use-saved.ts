import { useState } from 'react';
import { addFavourite, addRecent, keepSaved, readSaved, removeSaved, type Saved, type SavedHit } from './saved-hits';

export type SavedHits = Saved & Record<'addRecent' | 'addFavourite' | 'remove', (hit: SavedHit) => void>;

/** The hits that the reader opened before or marked, and what may be done with them. */
export function useSaved(): SavedHits {
  const [saved, setSaved] = useState(readSaved);
  const apply = (change: (saved: Saved, hit: SavedHit) => Saved) => (hit: SavedHit) => {
    // Another window may have kept something in the meantime.
    const changed = change(readSaved(), hit);
    keepSaved(changed);
    setSaved(changed);
  };
  return {
    ...saved,
    addRecent: apply(addRecent),
    addFavourite: apply(addFavourite),
    remove: apply(removeSaved),
  };
}
