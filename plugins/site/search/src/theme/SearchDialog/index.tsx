import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { toSavedHit, type SavedHit } from '../../client/saved/saved-hits';
import { useSaved } from '../../client/saved/use-saved';
import AreaFilter from '../../client/ui/AreaFilter';
import DialogFooter from '../../client/ui/DialogFooter';
import DialogResults from '../../client/ui/DialogResults';
import { getHitId } from '../../client/ui/HitList';
import IconButton from '../../client/ui/IconButton';
import { RemoveIcon } from '../../client/ui/icons';
import SearchField from '../../client/ui/SearchField';
import Status from '../../client/ui/Status';
import { moveInSaved } from '../../client/ui/move-in-saved';
import { showModal } from '../../client/ui/show-modal';
import styles from '../../client/ui/dialog.later.module.css';
import { useActiveHit } from '../../client/ui/use-active-hit';
import { useScope } from '../../client/ui/use-scope';
import { useSearch } from '../../client/ui/use-search';

/** Hits that are shown at once. */
const LIMIT = 8;

export type Props = {
  /** Collects what the reader writes before the dialog is there; `stop` hands it over. */
  earlyText: { stop: (receive: (text: string) => void) => void };
  onClose: () => void;
};

/** Searches while the reader writes. Stands above the page, which is out of reach until it is closed. */
export default function SearchDialog({ earlyText, onClose }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const scope = useScope();
  const saved = useSaved();
  const [text, setText] = useState('');
  const [area, setArea] = useState<string>();
  const search = useSearch(scope, { text, area, offset: 0, limit: LIMIT });
  const { hits } = search.answer;
  const { active, activate, move } = useActiveHit(hits);
  /** Whether Enter was pressed before there was an answer. */
  const [isAwaited, setIsAwaited] = useState(false);

  useEffect(() => {
    earlyText.stop(setText);
    scope.client.prepare();
  }, [scope.client, earlyText]);

  useEffect(() => {
    // What had the focus, such as a suggestion, may be gone with what it was pressed for.
    if (document.activeElement === document.body) {
      field.current?.focus();
    }
  });

  const open = (hit: SavedHit) => {
    saved.addRecent(hit);
    onClose();
  };

  const awaited = isAwaited && search.status !== 'loading' ? hits[active] : undefined;
  if (isAwaited && search.status !== 'loading' && !awaited) {
    setIsAwaited(false);
  }

  useEffect(() => {
    if (awaited) {
      open(toSavedHit(awaited));
      if (awaited.url.startsWith('/')) {
        history.push(awaited.url);
      } else {
        location.assign(awaited.url);
      }
    }
  });

  const answerKey = (event: KeyboardEvent) => {
    move(event);
    if (event.key === 'Escape') {
      // Browsers would empty the field first.
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      if (search.status === 'done' && search.text === text.trim()) {
        document.getElementById(getHitId(listId, active))?.click();
      } else {
        setIsAwaited(true);
      }
    }
  };

  const write = (written: string) => {
    setText(written);
    setIsAwaited(false);
  };

  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      aria-label={translate({ id: 'site.Search.dialog', message: 'Search' })}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={moveInSaved}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <SearchField
            ref={field}
            text={text}
            isLoading={search.status === 'loading'}
            onWrite={write}
            onKeyDown={answerKey}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? listId : undefined}
            aria-activedescendant={hits.length > 0 ? getHitId(listId, active) : undefined}
          />
          <IconButton label={translate({ id: 'site.Search.close', message: 'Close the search' })} onClick={onClose}>
            <RemoveIcon />
          </IconButton>
        </div>
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
          onOpen={open}
          onSearch={write}
          onAllAreas={() => setArea(undefined)}
        />
        <DialogFooter total={search.answer.total} shown={{ text: search.text, area, page: 1 }} onOpen={onClose} />
      </div>
    </dialog>
  );
}
