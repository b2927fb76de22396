import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import type { Page } from './suggest';

type Suggest = typeof import('./suggest');
type Loaded = { pages: Page[]; suggest: Suggest };

/** The page list and the search are fetched only here, so that no other page pays for them. */
async function load(): Promise<Loaded> {
  const [pages, suggest] = await Promise.all([
    import('@generated/status-data/default/pages.json'),
    import('./suggest'),
  ]);
  return { pages: pages.default, suggest };
}

function PageLinks({ pages }: { pages: Page[] }): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={page.path}>{page.title}</Link>
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  );
}

function Suggestions({ pages, suggest, path }: Loaded & { path: string }): ReactNode {
  const [query, setQuery] = useState(() => suggest.pathToQuery(path));
  const search = useMemo(() => suggest.createPageSearch(pages), [pages, suggest]);
  const nearest = useMemo(() => suggest.findNearest(path, pages), [path, pages, suggest]);
  const fieldId = useId();
  const found = search(query);
  return (
    <>
      {nearest.length > 0 && (
        <section>
          <h2>
            <Translate id="site.PageSuggestions.nearest">Did you mean</Translate>
          </h2>
          <PageLinks pages={nearest} />
        </section>
      )}
      <section>
        <h2>
          <label htmlFor={fieldId}>
            <Translate id="site.PageSuggestions.search">Find a page by its words</Translate>
          </label>
        </h2>
        <input
          id={fieldId}
          className={styles.field}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <div aria-live="polite">
          {found.length > 0 ? (
            <PageLinks pages={found} />
          ) : (
            <p>
              <Translate id="site.PageSuggestions.nothing">No page has these words.</Translate>
            </p>
          )}
        </div>
      </section>
    </>
  );
}

/** For a path without a page: the nearest pages by spelling, and a search for the path's words. */
export default function PageSuggestions(): ReactNode {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    // A failure leaves the stock text and the navigation, which is all that can be offered then.
    load().then(setLoaded, () => undefined);
  }, []);
  return (
    <div className={styles.suggestions} data-needs-script>
      <p>
        <Translate
          id="site.PageSuggestions.start"
          values={{
            all: (
              <Link to="/">
                <Translate id="site.PageSuggestions.all">all documentation</Translate>
              </Link>
            ),
          }}
        >
          {'Or begin at {all}.'}
        </Translate>
      </p>
      {loaded && <Suggestions key={pathname} {...loaded} path={pathname} />}
    </div>
  );
}
