import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Runs a task when the browser has nothing better to do; where it can't tell, after a second. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1000);
  return () => clearTimeout(timer);
}

/** The site's mark, drawn large: a plumb bob at rest on its line, beside marks of level. Decoration only: it swings once. */
export default function PlumbLine(): ReactNode {
  const pendulum = useRef<SVGGElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return undefined;
    }
    return whenIdle(() => {
      void import('./swing').then(({ swing }) => pendulum.current && swing(pendulum.current));
    });
  }, []);
  return (
    <svg className={styles.drawing} viewBox="0 0 240 320" aria-hidden="true">
      <g className={styles.levels}>
        {/* Long and short marks in turn. */}
        <path d="M40 60H200M70 110H170M40 160H200M70 210H170M40 260H200" />
      </g>
      <g ref={pendulum} className={styles.pendulum}>
        <path className={styles.line} d="M120 0V196" />
        <path
          className={styles.bob}
          d="M92 196h56a7 7 0 0 1 7 8l-4 28a24 24 0 0 1-5 11L120 300l-26-57a24 24 0 0 1-5-11l-4-28a7 7 0 0 1 7-8z"
        />
        <path className={styles.shade} d="M120 300V196h28a7 7 0 0 1 7 8l-4 28a24 24 0 0 1-5 11z" />
      </g>
    </svg>
  );
}
