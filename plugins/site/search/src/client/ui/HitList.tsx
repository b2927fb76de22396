import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Hit } from '../types';
import HitText from './HitText';
import styles from './hits.later.module.css';

type Props = {
  id: string;
  hits: Hit[];
  /** Place of the hit that Enter opens. */
  active: number;
  onActivate: (place: number) => void;
  onOpen: (hit: Hit) => void;
};

/** Id of a hit's element, by its place. */
export const getHitId = (listId: string, place: number): string => `${listId}-${place}`;

/** The hits below the search field, one of which is marked to be opened. */
export default function HitList({ id, hits, active, onActivate, onOpen }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, hits]);
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={translate({ id: 'site.Search.results', message: 'Search results' })}
      className={styles.hits}
    >
      {hits.map((hit, place) => (
        <Link
          key={hit.url}
          id={getHitId(id, place)}
          to={hit.url}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          className={clsx(styles.hit, place === active && styles.active)}
          onMouseMove={() => onActivate(place)}
          onClick={() => onOpen(hit)}
        >
          <HitText {...hit} />
        </Link>
      ))}
    </div>
  );
}
