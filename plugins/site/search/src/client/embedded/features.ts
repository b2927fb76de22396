import {
  average,
  findTerms,
  scoreCoverage,
  scoreFrequency,
  scoreNearness,
  scorePrecision,
  type Found,
  type Searched,
} from './match';
import type { Section, SplitPage } from './sections';

/** What of a section tells that it answers a query. */
const SECTION_FEATURES = [
  /** How much of the query stands in it. */
  'coverage',
  /** How much of it stands in its heading, the page's title, or the page's address. */
  'headingCoverage',
  /** How much of its heading is in the query. */
  'headingPrecision',
  /** How often it has the words. */
  'frequency',
  /** How many neighbors in the query are neighbors in it. */
  'nearness',
  /** Whether it has the query letter by letter, and whether its heading has. */
  'exactText',
  'exactHeading',
] as const;

/** What of a page tells that it answers a query. */
const PAGE_FEATURES = [
  /** How much of the query is in its title or its address. */
  'titleCoverage',
  /** Whether the query is its title. */
  'exactTitle',
  /** The most of `frequency` in one of its sections. */
  'highestFrequency',
  /** How much the query is like one of its headings or keywords, and how much of the query is in all of them. */
  'nearestName',
  'nameCoverage',
  /** What the index makes of it, against the best page: 0 for that one, less for others. */
  'index',
] as const;

export const FEATURES = [...SECTION_FEATURES, ...PAGE_FEATURES];

type SectionFeature = (typeof SECTION_FEATURES)[number];
type PageFeature = (typeof PAGE_FEATURES)[number];

/** A number for each feature: what it is, or what it weighs. */
export type Features = Record<SectionFeature | PageFeature, number>;

function measureSection(
  { heading, headings, words, body }: Section,
  inTitle: Found[],
  { query, terms }: Searched,
): Pick<Features, SectionFeature> {
  const found = findTerms(body, terms);
  const inHeadings = headings.map((text) =>
    findTerms(text, terms).map(({ presence }, index) => Math.max(presence, inTitle[index]?.presence ?? 0)),
  );
  return {
    coverage: scoreCoverage(found, terms),
    headingCoverage: Math.max(...inHeadings.map((presences) => average(terms, presences))),
    headingPrecision: Math.max(...headings.map((text) => scorePrecision(text, terms))),
    frequency: scoreFrequency(found, words.length, terms),
    nearness: scoreNearness(body, terms),
    exactText: Number(words.join(' ').toLowerCase().includes(query)),
    exactHeading: Number(heading.text.toLowerCase().includes(query)),
  };
}

/** No page is further from the best one than by this, as a logarithm. */
const LEAST_SHARE = 0.001;

/** What is the same for all sections of a page. */
function measurePage(
  { page, names, allNames }: SplitPage,
  inTitle: Found[],
  share: number,
  { query, terms }: Searched,
): Omit<Pick<Features, PageFeature>, 'highestFrequency'> {
  const likeness = names.map((name) => scoreCoverage(findTerms(name, terms), terms) * scorePrecision(name, terms));
  return {
    titleCoverage: scoreCoverage(inTitle, terms),
    exactTitle: Number(page.meta.title.toLowerCase() === query),
    nearestName: Math.max(0, ...likeness),
    nameCoverage: scoreCoverage(findTerms(allNames, terms), terms),
    index: Math.log(share + LEAST_SHARE),
  };
}

/** A section, and what tells that it answers a query. */
export type MeasuredSection = { section: Section; features: Features };

/**
 * Measures the sections of a page against a query.
 *
 * @param share what the index makes of the page, as a share of what it makes of the best one
 */
export function measureSections(page: SplitPage, share: number, searched: Searched): MeasuredSection[] {
  const inTitle = findTerms(page.title, searched.terms);
  const own = measurePage(page, inTitle, share, searched);
  const measured = page.sections.map((section) => ({
    section,
    features: measureSection(section, inTitle, searched),
  }));
  const highestFrequency = Math.max(...measured.map(({ features }) => features.frequency));
  return measured.map(({ section, features }) => ({ section, features: { ...features, ...own, highestFrequency } }));
}
