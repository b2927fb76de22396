import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchSettings } from '../settings';
import { getReportUrl } from './report-url';
import styles from './states.later.module.css';

type Props = {
  text: string;
  /** Searches that are like what was asked. */
  suggestions: string[];
  area: string | undefined;
  settings: SearchSettings;
  onSearch: (text: string) => void;
  onAllAreas: () => void;
};

/** Says that nothing was found, and what else may help. */
export default function NoResults({ text, suggestions, area, settings, onSearch, onAllAreas }: Props): ReactNode {
  const offered = suggestions.length > 0 ? suggestions : settings.suggestions;
  const reportUrl = getReportUrl(settings, text);
  return (
    <div className={styles.state}>
      <p className={styles.headline}>
        <Translate id="site.Search.none" values={{ text: <q key="text">{text}</q> }}>
          {'No results for {text}'}
        </Translate>
      </p>
      {area !== undefined && (
        <button type="button" className="button button--secondary button--sm" onClick={onAllAreas}>
          <Translate id="site.Search.searchAll">Search all areas</Translate>
        </button>
      )}
      <p>
        <Translate id="site.Search.suggestions">Try searching for</Translate>
      </p>
      <ul className={styles.suggestions}>
        {offered.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSearch(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {reportUrl !== undefined && (
        <p>
          <Translate id="site.Search.believe">Believe this query should return results?</Translate>{' '}
          <Link to={reportUrl}>
            <Translate id="site.Search.report">Let us know.</Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
