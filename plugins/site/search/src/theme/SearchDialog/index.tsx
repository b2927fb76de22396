import { useHistory } from '@docusaurus/router';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { Hit } from '../../client/types';
import { toSavedHit, type SavedHit } from '../../client/saved/saved-hits';
import { useKeptSearch } from '../../client/saved/use-kept-search';
import { useSaved } from '../../client/saved/use-saved';
import AreaFilter from '../../client/ui/AreaFilter';
import DialogFooter from '../../client/ui/DialogFooter';
import DialogResults from '../../client/ui/DialogResults';
import { getHitId } from '../../client/ui/HitList';
import Status from '../../client/ui/Status';
import { moveFocus } from '../../client/ui/move-focus';
import styles from '../../client/ui/dialog.later.module.css';
import { useActiveHit } from '../../client/ui/use-active-hit';
import { useField } from '../../client/ui/use-field';
import { useScope } from '../../client/ui/use-scope';
import { useSearch } from '../../client/ui/use-search';

/** Hits that are shown at once. */
const LIMIT = 8;

export type Props = {
  /** The field of the dialog, which holds what was written before this was loaded. */
  field: HTMLInputElement;
  onClose: () => void;
};

/** What the search dialog shows below its field: searches while the reader writes. */
export default function SearchDialog({ field, onClose }: Props): ReactNode {
  const listId = useId();
  const history = useHistory();
  const scope = useScope();
  const saved = useSaved();
  const [text, setText] = useState(field.value);
  const [area, setArea] = useState<string>();
  const search = useSearch(scope, { text, area, offset: 0, limit: LIMIT });
  const { hits } = search.answer;
  const { active, activate, move } = useActiveHit(hits);
  /** Whether Enter was pressed before there was an answer, maybe before this was loaded. */
  const [isAwaited, setIsAwaited] = useState(false);

  useEffect(() => scope.client.prepare(), [scope.client]);

  useEffect(() => {
    // What had the focus, such as a suggestion, may be gone with what it was pressed for.
    if (document.activeElement === document.body) {
      field.focus();
    }
  });

  const open = (hit: SavedHit) => {
    saved.addRecent(hit);
    onClose();
  };
  const openFound = (hit: Hit) => {
    saved.keepSearch(search.text);
    open(toSavedHit(hit));
  };
  useKeptSearch(search.status === 'done' && hits.length > 0 ? search.text : undefined, saved.keepSearch);

  const isAnswered = ['done', 'failed'].includes(search.status) && search.text === text.trim();
  const awaited = isAwaited && isAnswered ? hits[active] : undefined;
  if (isAwaited && isAnswered && !awaited) {
    setIsAwaited(false);
  }

  const goTo = useEffectEvent((hit: Hit) => {
    openFound(hit);
    if (hit.url.startsWith('/')) {
      history.push(hit.url);
    } else {
      location.assign(hit.url);
    }
  });
  useEffect(() => {
    if (awaited) {
      goTo(awaited);
    }
  }, [awaited]);

  const write = (written: string) => {
    setText(written);
    setIsAwaited(false);
  };

  useField(field, {
    text,
    isLoading: search.status === 'loading',
    listId: hits.length > 0 ? listId : undefined,
    activeId: hits.length > 0 ? getHitId(listId, active) : undefined,
    onWrite: write,
    onAwait: () => setIsAwaited(true),
    onKeyDown(event) {
      move(event);
      moveFocus(event);
      if (event.key === 'Enter' && text.trim()) {
        event.preventDefault();
        if (search.status === 'done' && search.text === text.trim()) {
          document.getElementById(getHitId(listId, active))?.click();
        } else {
          setIsAwaited(true);
        }
      }
    },
  });
  return (
    <div role="presentation" className={styles.content} onKeyDown={moveFocus}>
      <AreaFilter areas={scope.settings.areas} area={area} onChange={setArea} />
      <Status search={search} />
      <DialogResults
        listId={listId}
        search={search}
        active={active}
        saved={saved}
        area={area}
        settings={scope.settings}
        onActivate={activate}
        onFound={openFound}
        onOpen={open}
        onLeave={onClose}
        onSearch={write}
        onAllAreas={() => setArea(undefined)}
      />
      <DialogFooter
        total={search.answer.total}
        shown={{ text: search.text, area, page: 1 }}
        onOpen={() => {
          saved.keepSearch(search.text);
          onClose();
        }}
      />
    </div>
  );
}
