/** How many searches are kept. */
const MOST = 5;

/** Characters of the longest text that the search field takes. */
const LONGEST = 512;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && value !== '' && value === value.trim();

const hasText = (text: string) => (other: string) => other.toLowerCase() === text.toLowerCase();

/** Reads searches of what was kept: each once, and nothing of another shape. */
export function readSearches(value: unknown): string[] {
  const searches = Array.isArray(value) ? value.filter(isSearch) : [];
  return searches.filter((text, place) => searches.findIndex(hasText(text)) === place).slice(0, MOST);
}

/** Leaves out a search, in whatever case it was written. */
export const removeSearch = (searches: string[], text: string): string[] =>
  searches.filter((other) => !hasText(text)(other));

/** Puts a search before the others; the oldest one gives way, and so does the last one if this goes on from it. */
export function addSearch(searches: string[], text: string): string[] {
  const [last = text] = searches;
  const others = text.toLowerCase().startsWith(last.toLowerCase()) ? searches.slice(1) : searches;
  return readSearches([text.trim(), ...others]);
}
