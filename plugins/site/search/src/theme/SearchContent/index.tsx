import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import SearchField from '@theme/SearchField';
import { useRef, type ReactNode } from 'react';
import AreaFilter from '../../client/ui/AreaFilter';
import { PAGE_LENGTH } from '../../client/ui/page-url';
import Status from '../../client/ui/Status';
import { useScope } from '../../client/ui/use-scope';
import { useSearch } from '../../client/ui/use-search';
import Feedback from '../../client/page/Feedback';
import PageResults from '../../client/page/PageResults';
import styles from '../../client/page/page.later.module.css';
import { useShown } from '../../client/page/use-shown';

/** A search and its results, page by page; the address keeps what is searched. */
export default function SearchContent(): ReactNode {
  const scope = useScope();
  const isBrowser = useIsBrowser();
  const { areas } = scope.settings;
  const { shown, show } = useShown(areas);
  const { text, area, page } = shown;
  const search = useSearch(scope, { text, area, offset: (page - 1) * PAGE_LENGTH, limit: PAGE_LENGTH });
  const field = useRef<HTMLInputElement>(null);
  const retry = () => {
    // The button goes away, and what has the focus with it.
    field.current?.focus();
    search.retry();
  };
  const isMissing = search.status === 'done' && search.answer.total === 0;
  const title = text.trim()
    ? translate({ id: 'site.Search.titleOf', message: 'Search for “{text}”' }, { text })
    : translate({ id: 'site.Search.title', message: 'Search the documentation' });
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.Search.description',
          message: 'Searches all pages of this documentation, by words, options, identifiers and error messages.',
        })}
      />
      <Head>
        {/* What is found differs from reader to reader, and all of it stands on pages of its own. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* The built page is shown before its own style sheet has loaded, and results must not move the footer. */}
      <main
        className="container margin-vert--lg"
        style={{ maxWidth: 'var(--docs-measure)', minHeight: '100vh' }}
        data-needs-script
      >
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p>{translate({ id: 'site.Search.noScript', message: 'The search needs JavaScript.' })}</p>
        </noscript>
        {isBrowser && (
          <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
            <SearchField
              ref={field}
              name="q"
              value={text}
              isLoading={search.status === 'loading'}
              onChange={({ target }) => show({ text: target.value, area, page: 1 })}
            />
            <AreaFilter areas={areas} area={area} onChange={(chosen) => show({ text, area: chosen, page: 1 })} />
          </form>
        )}
        <Status search={search} />
        <PageResults search={{ ...search, retry }} shown={shown} settings={scope.settings} onShow={show} />
        {scope.settings.issuesUrl === undefined && isMissing && <Feedback text={search.text} />}
      </main>
    </>
  );
}
