import { useState } from 'react';
import {
  addFavourite,
  addRecent,
  forgetSearch,
  keepSaved,
  keepSearch,
  readSaved,
  removeSaved,
  type Saved,
  type SavedHit,
} from './saved-hits';

export type SavedHits = Saved &
  Record<'addRecent' | 'addFavourite' | 'remove', (hit: SavedHit) => void> &
  Record<'keepSearch' | 'forgetSearch', (text: string) => void>;

/** What the reader opened, marked, or searched before, and what may be done with it. */
export function useSaved(): SavedHits {
  const [saved, setSaved] = useState(readSaved);
  const apply =
    <Item>(change: (saved: Saved, item: Item) => Saved) =>
    (item: Item) => {
      // Another window may have kept something in the meantime.
      const changed = change(readSaved(), item);
      keepSaved(changed);
      setSaved(changed);
    };
  return {
    ...saved,
    addRecent: apply(addRecent),
    addFavourite: apply(addFavourite),
    remove: apply(removeSaved),
    keepSearch: apply(keepSearch),
    forgetSearch: apply(forgetSearch),
  };
}
