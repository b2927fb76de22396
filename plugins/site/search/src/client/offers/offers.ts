/** A link to a page, or to a section of one. */
export type OfferedLink = { label: string; to: string };

/** What readers of an area ask for most often. */
export type CommonQuestions = {
  /** Name of the area. */
  area: string;
  /** Path prefix of its pages without the base URL, between slashes. */
  prefix: string;
  links: OfferedLink[];
};

/** What the search offers beside its hits. It is fetched when the dialog or the search page needs it. */
export type SearchOffers = {
  commonQuestions: CommonQuestions[];
  /** Path of the page with frequently asked questions, without the base URL; without it nothing leads there. */
  faqPath?: string | undefined;
};

/** Name of the file of them, in the plugin's folder of generated files. */
export const OFFERS_FILE = 'offers.json';

/** Links of each area for readers who are in none of them. */
const FIRST = 3;

type Place = {
  /** Path of the page without the base URL. */
  path: string;
  /** The area that the search is narrowed to. */
  area: string | undefined;
};

/** Chooses the questions of the area that the reader searches or is in, also in a frozen version; elsewhere a few of each. */
export function chooseQuestions(all: CommonQuestions[], { path, area }: Place): CommonQuestions[] {
  const own = all.find((one) => one.area === area) ?? all.find(({ prefix }) => path.includes(prefix));
  return own ? [own] : all.map((one) => ({ ...one, links: one.links.slice(0, FIRST) }));
}
