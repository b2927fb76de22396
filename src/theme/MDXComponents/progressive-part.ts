import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

type Props = {
  /** What stands behind the first screen of a page. */
  children: ReactNode;
};

/**
 * Draws the lower part of a page after the upper one is shown, in slices between which the reader's input is answered.
 * In the build, for a heading that is linked, and on the way back or forward, it is there from the beginning.
 */
export default function ProgressivePart({ children }: Props): ReactNode {
  const { action, location } = useHistory();
  const isBrowser = useIsBrowser();
  const [isShown, setIsShown] = useState(!isBrowser || action !== 'PUSH' || location.hash !== '');
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown && children;
}
