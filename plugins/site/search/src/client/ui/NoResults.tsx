import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useOffers } from '../offers/use-offers';
import type { SearchSettings } from '../settings';
import type { Hit, SearchAnswer } from '../types';
import { getReportUrl } from './report-url';
import styles from './states.later.module.css';

type Props = {
  text: string;
  /** Searches and headings that are like what was asked. */
  answer: SearchAnswer;
  area: string | undefined;
  settings: SearchSettings;
  onSearch: (text: string) => void;
  onAllAreas: () => void;
  /** A heading of those, or the FAQ, is opened. */
  onOpen?: ((hit: Hit) => void) | undefined;
  onLeave?: (() => void) | undefined;
};

/** Says that nothing was found, and what else may help. */
export default function NoResults(props: Props): ReactNode {
  const { text, answer, area, settings, onSearch, onAllAreas, onOpen = () => undefined, onLeave } = props;
  const { suggestions, nearest = [] } = answer;
  const offers = useOffers();
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
      {offers && nearest.length > 0 && <offers.Nearest hits={nearest} onOpen={onOpen} />}
      <p>
        <Translate id="site.Search.suggestions">Try searching for</Translate>
      </p>
      <ul className={styles.suggestions}>
        {offered.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" data-search-item onClick={() => onSearch(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {offers && <offers.FaqLink onLeave={onLeave} />}
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
