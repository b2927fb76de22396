import { translate } from '@docusaurus/Translate';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Props as DialogProps } from '../../client/ui/SearchDialog';
import { SearchIcon } from '../../client/ui/icons';
import { createEarlyText } from '../../client/ui/early-text';
import { useSearchKeys } from '../../client/ui/use-search-keys';
import LoadFailed from './LoadFailed';
import styles from './styles.module.css';

/** Fetched when the search is reached for, so that no page pays for it before. */
const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ '../../client/ui/SearchDialog');

type State = 'closed' | 'loading' | 'open' | 'failed';

/** The button of the search, and the keys that open it. */
export default function SearchBar(): ReactNode {
  const [state, setState] = useState<State>('closed');
  const Dialog = useRef<ComponentType<DialogProps>>(undefined);
  const [earlyText] = useState(createEarlyText);

  const open = () => {
    earlyText.start();
    setState('loading');
    loadDialog().then(
      (module) => {
        Dialog.current = module.default;
        setState('open');
      },
      () => {
        earlyText.stop();
        setState('failed');
      },
    );
  };
  const close = () => setState('closed');
  useSearchKeys(() => (state === 'closed' ? open() : state === 'open' && close()));

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({ id: 'site.Search.button', message: 'Search' })}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        // A failure is told when the search is opened.
        onFocus={() => void loadDialog().catch(() => undefined)}
      >
        <SearchIcon />
        <span>{translate({ id: 'site.Search.button', message: 'Search' })}</span>
        <kbd>/</kbd>
      </button>
      {state === 'open' && Dialog.current && <Dialog.current earlyText={earlyText} onClose={close} />}
      {state === 'failed' && <LoadFailed onClose={close} />}
    </>
  );
}
