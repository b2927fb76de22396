import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { SearchSettings } from '../settings';
import FetchFailed from '../ui/FetchFailed';
import hitStyles from '../ui/hits.later.module.css';
import HitText from '../ui/HitText';
import NoResults from '../ui/NoResults';
import { PAGE_LENGTH, type Shown } from '../ui/page-url';
import type { Search } from '../ui/use-search';
import Count from './Count';
import styles from './page.later.module.css';
import Pages from './Pages';

type Props = { search: Search; shown: Shown; settings: SearchSettings; onShow: (shown: Shown) => void };

/** The hits of one page of results, and the way to the others. */
export default function PageResults({ search, shown, settings, onShow }: Props): ReactNode {
  const { status, answer, text } = search;
  if (status === 'idle') {
    return null;
  }
  if (status === 'failed') {
    return <FetchFailed onRetry={search.retry} />;
  }
  if (answer.total === 0) {
    return (
      text && (
        <NoResults
          text={text}
          answer={answer}
          area={shown.area}
          settings={settings}
          onSearch={(suggestion) => onShow({ ...shown, text: suggestion, page: 1 })}
          onAllAreas={() => onShow({ ...shown, area: undefined, page: 1 })}
        />
      )
    );
  }
  const pages = Math.ceil(answer.total / PAGE_LENGTH);
  return (
    <div aria-busy={status === 'loading'}>
      <Count total={answer.total} page={shown.page} pages={pages} />
      <ol className={styles.hits} start={(shown.page - 1) * PAGE_LENGTH + 1}>
        {answer.hits.map((hit) => (
          <li key={hit.url}>
            <Link to={hit.url} className={hitStyles.hit}>
              <HitText {...hit} />
            </Link>
          </li>
        ))}
      </ol>
      {pages > 1 && <Pages shown={shown} pages={pages} />}
    </div>
  );
}
