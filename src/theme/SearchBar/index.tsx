// Change: replaces DocSearch's button and modal, so that one small dialog serves both engines. Its frame and its field
// are in the page, where they open before React (plugins/performance/deferred-hydration); what it shows is loaded then.
import Translate, { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import SearchIcon from '@theme/Icon/Search';
import SearchField from '@theme/SearchField';
import { useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useSearchKeys } from './use-search-keys';

/** Loaded when the reader reaches for the search, so that no page pays for it before. */
const loadContent = () => import(/* webpackChunkName: "search-dialog" */ '@theme/SearchDialog');

type Content = Awaited<ReturnType<typeof loadContent>>['default'];

/** The search button, the keys that open the dialog, and the dialog. */
export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Content, setContent] = useState<Content>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = () => {
    setHasFailed(false);
    loadContent().then(
      (module) => setContent(() => module.default),
      () => setHasFailed(true),
    );
  };
  const retry = () => {
    // The button goes away, and what has the focus with it.
    field?.focus();
    load();
  };
  const showContent = () => {
    setIsOpen(true);
    load();
  };
  const open = () => {
    dialog.current?.showModal();
    showContent();
  };
  const close = () => dialog.current?.close();
  const forget = () => {
    // The event comes after the dialog has closed: a key may have opened it again.
    if (dialog.current?.open === false) {
      dialog.current.querySelectorAll('input').forEach((input) => {
        input.value = '';
        input.removeAttribute('data-awaited');
      });
      setIsOpen(false);
    }
  };

  useSearchKeys(() => (dialog.current?.open ? close() : open()));

  useIsomorphicLayoutEffect(() => {
    // The reader opened it before React.
    if (dialog.current?.open) {
      showContent();
    }
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({ id: 'site.Search.button', message: 'Search' })}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        data-control="search"
        onClick={open}
        // A failure is shown when the search is opened.
        onFocus={() => void loadContent().catch(() => undefined)}
      >
        <SearchIcon />
        <span>{translate({ id: 'site.Search.button', message: 'Search' })}</span>
        <kbd>/</kbd>
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes every dialog; a press beside it closes it here where the browser doesn't know `closedby` */}
      <dialog
        ref={dialog}
        closedby="any"
        id="search"
        className={styles.dialog}
        // The script in the head of the page may have opened it.
        suppressHydrationWarning
        aria-label={translate({ id: 'site.Search.dialog', message: 'Search' })}
        onClose={forget}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.head}>
          {/* In a field of the type `search`, Escape would empty the field before it closes the dialog. */}
          <SearchField
            ref={setField}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            // An Enter that comes before the results opens the first of them.
            onKeyDown={({ key, currentTarget }) => currentTarget.toggleAttribute('data-awaited', key === 'Enter')}
            isLoading={!isOpen || (!Content && !hasFailed)}
          />
          <form method="dialog">
            <button
              className={styles.close}
              aria-label={translate({ id: 'site.Search.close', message: 'Close the search' })}
            >
              ×
            </button>
          </form>
        </div>
        {isOpen && Content && field && <Content field={field} onClose={close} />}
        {hasFailed && (
          <p role="alert" className="alert alert--secondary">
            <strong>
              <Translate id="site.Search.failed">Unable to fetch results</Translate>
            </strong>
            <br />
            <Translate id="site.Search.failedHelp">You might want to check your network connection.</Translate>{' '}
            <button type="button" className="button button--secondary button--sm" onClick={retry}>
              <Translate id="site.Search.retry">Try again</Translate>
            </button>
          </p>
        )}
      </dialog>
    </>
  );
}
