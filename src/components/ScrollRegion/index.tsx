import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the region holds, for readers who hear the page. */
  label: string;
  children: ReactNode;
};

/**
 * Lets wide content scroll inside itself, so that the page never scrolls sideways. While there is
 * something to scroll to, the region can be reached and scrolled with the keyboard.
 */
export default function ScrollRegion({ label, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(region.scrollWidth > region.clientWidth));
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  const keyboard = scrolls ? ({ role: 'group', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <div ref={ref} className={styles.region} {...keyboard}>
      {children}
    </div>
  );
}
