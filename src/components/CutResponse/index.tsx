import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { formatSize } from './format-size';
import styles from './styles.module.css';

type Props = {
  /** How many characters of the body are shown. */
  shown: number;
  /** The whole body. */
  content: Blob;
  /** Name of the file that it is saved as. */
  fileName: string;
};

function save(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser has taken the address with the click.
  URL.revokeObjectURL(link.href);
}

/** Says that only the first part of a response is shown, how long all of it is, and offers it as a download. */
export default function CutResponse({ shown, content, fileName }: Props): ReactNode {
  return (
    <p className={styles.note}>
      <Translate
        id="site.CutResponse.size"
        values={{ shown: shown.toLocaleString('en-US'), size: formatSize(content.size) }}
      >
        {'The first {shown} characters of a response of {size}.'}
      </Translate>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={() => save(content, fileName)}>
        <Translate id="site.CutResponse.download">Download all of it</Translate>
      </button>
    </p>
  );
}
