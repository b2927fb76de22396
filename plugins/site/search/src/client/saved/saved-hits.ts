import { readSitePath } from '../site-path';
import type { Hit, Piece } from '../types';
import { addSearch, readSearches, removeSearch } from './searches';

/** A hit that the reader opened before, or marked. */
export type SavedHit = { url: string; area: string; title: string; heading?: string | undefined };

export type Saved = {
  recent: SavedHit[];
  favourites: SavedHit[];
  /** The last searches that found something, the latest first. */
  searches: string[];
};

/** Where the browser keeps them, for this site alone. */
const KEY = 'docs.search.saved';

const MOST_RECENT = 7;

const NONE: Saved = { recent: [], favourites: [], searches: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

function isSavedHit(value: unknown): value is SavedHit {
  const { url, area, title, heading } = (value ?? {}) as Partial<Record<keyof SavedHit, unknown>>;
  // Only the site's own paths: what is kept here becomes a link.
  return isText(url) && readSitePath(url, location.origin) === url && [area, title, heading ?? ''].every(isText);
}

const readList = (value: unknown): SavedHit[] => (Array.isArray(value) ? value.filter(isSavedHit) : []);

/** Reads what was kept; nothing of what has another shape. */
export function readSaved(): Saved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown> | null;
    return {
      recent: readList(kept?.recent),
      favourites: readList(kept?.favourites),
      searches: readSearches(kept?.searches),
    };
  } catch {
    return NONE;
  }
}

/** Keeps them for the next visit, where the browser allows it. */
export function keepSaved(saved: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Nothing is kept then.
  }
}

const join = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('');

/** What is kept of a hit. */
export const toSavedHit = ({ url, area, title, heading }: Hit): SavedHit => ({
  url,
  area,
  title: join(title),
  heading: heading && join(heading),
});

const without = (hits: SavedHit[], { url }: SavedHit): SavedHit[] => hits.filter((hit) => hit.url !== url);

/**
 * Puts a hit before the other recent ones; the oldest give way, favourites stay where they are. A hit on another site
 * isn't kept.
 */
export function addRecent(saved: Saved, hit: SavedHit): Saved {
  if (!isSavedHit(hit) || saved.favourites.some(({ url }) => url === hit.url)) {
    return saved;
  }
  return { ...saved, recent: [hit, ...without(saved.recent, hit)].slice(0, MOST_RECENT) };
}

/** Moves a recent hit to the favourites. */
export function addFavourite(saved: Saved, hit: SavedHit): Saved {
  return { ...saved, recent: without(saved.recent, hit), favourites: [...without(saved.favourites, hit), hit] };
}

/** Forgets a hit. */
export function removeSaved(saved: Saved, hit: SavedHit): Saved {
  return { ...saved, recent: without(saved.recent, hit), favourites: without(saved.favourites, hit) };
}

/** Keeps a search that found what the reader looked for. */
export const keepSearch = (saved: Saved, text: string): Saved => ({
  ...saved,
  searches: addSearch(saved.searches, text),
});

/** Forgets a search. */
export const forgetSearch = (saved: Saved, text: string): Saved => ({
  ...saved,
  searches: removeSearch(saved.searches, text),
});
