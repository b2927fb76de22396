import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { showModal } from '../../client/ui/show-modal';

/** Says that the search itself could not be fetched; the page stays usable. */
export default function LoadFailed({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <dialog
      ref={showModal}
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
      <button type="button" className="button button--secondary button--sm" onClick={onClose}>
        <Translate id="site.Search.failedClose">Close</Translate>
      </button>
    </dialog>
  );
}
