// Change: replaces DocSearch's button and modal, so that one small dialog serves both engines and no page loads it early.
import { translate } from '@docusaurus/Translate';
import SearchIcon from '@theme/Icon/Search';
import LoadFailed from '@theme/SearchDialog/LoadFailed';
import { useState, type ReactNode } from 'react';
import { createEarlyText } from './early-text';
import styles from './styles.module.css';
import { useSearchKeys } from './use-search-keys';

/** Fetched when the reader reaches for the search, so that no page pays for it before. */
const loadDialog = () => import('@theme/SearchDialog');

type Dialog = Awaited<ReturnType<typeof loadDialog>>['default'];

type State = { name: 'closed' | 'loading' | 'failed' } | { name: 'open'; Dialog: Dialog };

/** The search button, and the keys that open the dialog. */
export default function SearchBar(): ReactNode {
  const [state, setState] = useState<State>({ name: 'closed' });
  const [earlyText] = useState(createEarlyText);

  const close = () => setState({ name: 'closed' });
  /** Unless the reader has pressed Escape by then. */
  const finish = (next: State) => setState((present) => (present.name === 'loading' ? next : present));
  const open = () => {
    earlyText.start(close);
    setState({ name: 'loading' });
    loadDialog().then(
      (module) => finish({ name: 'open', Dialog: module.default }),
      () => {
        earlyText.stop();
        finish({ name: 'failed' });
      },
    );
  };
  useSearchKeys(() => (state.name === 'closed' ? open() : state.name === 'open' && close()));

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({ id: 'site.Search.button', message: 'Search' })}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        // A failure is shown when the search is opened.
        onFocus={() => void loadDialog().catch(() => undefined)}
      >
        <SearchIcon />
        <span>{translate({ id: 'site.Search.button', message: 'Search' })}</span>
        <kbd>/</kbd>
      </button>
      {state.name === 'open' && <state.Dialog earlyText={earlyText} onClose={close} />}
      {state.name === 'failed' && <LoadFailed onClose={close} />}
    </>
  );
}
