import type { ReactNode } from 'react';
import { toSavedHit, type SavedHit } from '../saved/saved-hits';
import type { SavedHits } from '../saved/use-saved';
import type { SearchSettings } from '../settings';
import type { Hit } from '../types';
import Empty from './Empty';
import FetchFailed from './FetchFailed';
import HitList from './HitList';
import NoResults from './NoResults';
import styles from './dialog.later.module.css';
import type { Search } from './use-search';

type Props = {
  listId: string;
  search: Search;
  active: number;
  saved: SavedHits;
  area: string | undefined;
  settings: SearchSettings;
  onActivate: (place: number) => void;
  /** One of the hits is opened. */
  onFound: (hit: Hit) => void;
  /** Another link to what may be kept is opened. */
  onOpen: (hit: SavedHit) => void;
  /** A link that isn't kept is opened. */
  onLeave: () => void;
  onSearch: (text: string) => void;
  onAllAreas: () => void;
};

function Results({ listId, search, active, saved, onActivate, onFound, onOpen, ...props }: Props): ReactNode {
  const { status, text, answer } = search;
  if (status === 'failed') {
    return <FetchFailed onRetry={search.retry} />;
  }
  if (answer.hits.length > 0) {
    return <HitList id={listId} hits={answer.hits} active={active} onActivate={onActivate} onOpen={onFound} />;
  }
  if (status === 'idle') {
    return <Empty saved={saved} onOpen={onOpen} {...props} />;
  }
  return text && <NoResults text={text} answer={answer} onOpen={(hit) => onOpen(toSavedHit(hit))} {...props} />;
}

/** What came of the search, or what the reader may go back to. */
export default function DialogResults(props: Props): ReactNode {
  return (
    <div className={styles.results} aria-busy={props.search.status === 'loading'}>
      <Results {...props} />
    </div>
  );
}
