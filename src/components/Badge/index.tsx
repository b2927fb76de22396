import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const LABELS = { alpha: 'Alpha', beta: 'Beta', enterprise: 'Enterprise' } as const;

type Props = {
  /** State of a feature, or the edition that has it. */
  kind?: keyof typeof LABELS;
  /** Version of the product that added the feature, e.g. `4.12`. */
  since?: string;
};

/**
 * A mark behind a heading or a name: `<Badge kind="beta" />` or `<Badge since="4.12" />`.
 *
 * @throws Error naming the value when it is neither a known kind nor a version; it stops the build
 */
export default function Badge({ kind, since }: Props): ReactNode {
  if (kind && kind in LABELS) {
    return <span className={clsx(styles.badge, styles[kind])}>{LABELS[kind]}</span>;
  }
  if (since && /^\d+\.\d+(\.\d+)?$/.test(since)) {
    return <span className={styles.badge}>Since {since}</span>;
  }
  const given = kind ? `kind="${kind}"` : `since="${since ?? ''}"`;
  throw new Error(`<Badge ${given}>: give kind as ${Object.keys(LABELS).join(', ')}, or since as a version like 4.12`);
}
