import type { ReactNode } from 'react';
import { toSavedHit, type SavedHit } from '../saved/saved-hits';
import type { SavedHits } from '../saved/use-saved';
import type { SearchSettings } from '../settings';
import FetchFailed from './FetchFailed';
import HitList from './HitList';
import NoResults from './NoResults';
import Saved from './Saved';
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
  onOpen: (hit: SavedHit) => void;
  onSearch: (text: string) => void;
  onAllAreas: () => void;
};

function Results({ listId, search, active, saved, onActivate, onOpen, ...props }: Props): ReactNode {
  const { status, text, answer } = search;
  if (status === 'failed') {
    return <FetchFailed onRetry={search.retry} />;
  }
  if (answer.hits.length > 0) {
    return (
      <HitList
        id={listId}
        hits={answer.hits}
        active={active}
        onActivate={onActivate}
        onOpen={(hit) => onOpen(toSavedHit(hit))}
      />
    );
  }
  if (status === 'idle') {
    return <Saved saved={saved} onOpen={onOpen} />;
  }
  return text && <NoResults text={text} suggestions={answer.suggestions} {...props} />;
}

/** What came of the search, or what the reader may go back to. */
export default function DialogResults(props: Props): ReactNode {
  return (
    <div className={styles.results} aria-busy={props.search.status === 'loading'}>
      <Results {...props} />
    </div>
  );
}
