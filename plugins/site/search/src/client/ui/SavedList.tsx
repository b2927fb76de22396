import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SavedHit } from '../saved/saved-hits';
import HitText from './HitText';
import hitStyles from './hits.later.module.css';
import IconButton from './IconButton';
import { RemoveIcon, StarIcon } from './icons';
import styles from './saved.later.module.css';

type Props = {
  title: ReactNode;
  hits: SavedHit[];
  onOpen: (hit: SavedHit) => void;
  /** Without it they are favourites already. */
  onFavourite?: (hit: SavedHit) => void;
  onRemove: (hit: SavedHit) => void;
};

const toPieces = (text: string) => [{ text, isMatch: false }];

/** Hits that the reader opened before, or marked as favourites. */
export default function SavedList({ title, hits, onOpen, onFavourite, onRemove }: Props): ReactNode {
  if (hits.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className={styles.headline}>{title}</h2>
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.url} className={styles.row}>
            <Link to={hit.url} className={hitStyles.hit} data-search-item onClick={() => onOpen(hit)}>
              <HitText
                area={hit.area}
                title={toPieces(hit.title)}
                heading={hit.heading === undefined ? undefined : toPieces(hit.heading)}
                snippet={[]}
              />
            </Link>
            {onFavourite && (
              <IconButton
                label={translate(
                  { id: 'site.Search.keep', message: 'Keep {title} as a favourite' },
                  { title: hit.heading ?? hit.title },
                )}
                onClick={() => onFavourite(hit)}
              >
                <StarIcon />
              </IconButton>
            )}
            <IconButton
              label={translate(
                { id: 'site.Search.forget', message: 'Forget {title}' },
                { title: hit.heading ?? hit.title },
              )}
              onClick={() => onRemove(hit)}
            >
              <RemoveIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
