import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { formatSize } from './format-size';

type Props = {
  /** How many characters of the body are shown. */
  shown: number;
  /** Size of the whole body, bytes. */
  size: number;
  /** The whole body. */
  content: Blob;
  /** Name of the file that it is saved as. */
  fileName: string;
  className: string | undefined;
  buttonClassName: string | undefined;
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
export default function CutResponse({ shown, size, content, fileName, className, buttonClassName }: Props): ReactNode {
  return (
    <p className={className}>
      <Translate id="site.CutResponse.size" values={{ shown: shown.toLocaleString('en-US'), size: formatSize(size) }}>
        {'The first {shown} characters of a response of {size}.'}
      </Translate>{' '}
      <button type="button" className={buttonClassName} onClick={() => save(content, fileName)}>
        <Translate id="site.CutResponse.download">Download all of it</Translate>
      </button>
    </p>
  );
}
