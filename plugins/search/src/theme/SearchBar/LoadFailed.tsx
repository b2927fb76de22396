import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';

/** Says that the search itself could not be fetched; the page stays usable. */
export default function LoadFailed({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="alert alert--secondary"
      aria-label={translate({ id: 'site.Search.button', message: 'Search' })}
      onClose={onClose}
    >
      <p role="alert">
        <strong>
          <Translate id="site.Search.failed">Unable to fetch results</Translate>
        </strong>
        <br />
        <Translate id="site.Search.failedHelp">You might want to check your network connection.</Translate>
      </p>
      <form method="dialog">
        <button type="submit" className="button button--secondary button--sm">
          <Translate id="site.Search.failedClose">Close</Translate>
        </button>
      </form>
    </dialog>
  );
}
