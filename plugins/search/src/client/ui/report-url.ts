import type { SearchSettings } from '../settings';

/** Anchor of the part of the search page that helps to tell of a missing answer. */
export const FEEDBACK_ANCHOR = 'feedback';

/** What a reader tells of a search that found nothing. */
export const describeMissing = (text: string): string => `A search for “${text}” finds no page.`;

/** Where a reader tells of it: a new issue that is filled in, or the search page where there is no place for issues. */
export function getReportUrl({ issuesUrl, pagePath }: SearchSettings, text: string): string {
  if (issuesUrl === undefined) {
    return `${pagePath}?${new URLSearchParams({ q: text }).toString()}#${FEEDBACK_ANCHOR}`;
  }
  const issue = new URLSearchParams({ title: `Search: nothing for “${text}”`, body: describeMissing(text) });
  return `${issuesUrl}?${issue.toString()}`;
}
