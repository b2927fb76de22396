import type { SearchSettings } from '../settings';

/** Anchor of the part of the search page that helps to tell of a missing answer. */
export const FEEDBACK_ANCHOR = 'feedback';

/** What a reader tells of a search that found nothing. */
export const describeMissing = (text: string): string => `A search for “${text}” finds no page.`;

/**
 * Where a reader reports it: a new issue that is filled in, or the search page of a site that has no place for issues.
 *
 * @returns nothing on a site that has neither
 */
export function getReportUrl({ issuesUrl, pagePath }: SearchSettings, text: string): string | undefined {
  if (issuesUrl === undefined) {
    return pagePath && `${pagePath}?${new URLSearchParams({ q: text }).toString()}#${FEEDBACK_ANCHOR}`;
  }
  const issue = new URLSearchParams({ title: `Search: nothing for “${text}”`, body: describeMissing(text) });
  return `${issuesUrl}?${issue.toString()}`;
}
