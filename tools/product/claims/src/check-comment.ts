import { existsSync, readFileSync } from 'node:fs';
import { describeSource, namesTest } from './back-value';
import { isBacked, type Claim } from './claim';
import type { Directives, Source } from './comments';
import type { Packages } from './sources';

/** Where claims about hosted services are. They can't be installed, so these claims carry a date. */
const SERVICES = ['docs/cloud/', 'docs/dev-docs/deployment/'];

/** What a comment is compared with: the page's file and text, and the claims that the comment follows. */
export type CommentContext = { file: string; pageText: string; claims: Claim[]; packages: Packages };

function checkSource(source: Source, { claims, packages }: CommentContext): string[] {
  const missing = packages.explainMissing(source);
  if (missing !== undefined) {
    return [`${describeSource(source)}: ${missing}`];
  }
  const name = describeSource(source);
  const values = claims.flatMap((claim) => claim.values);
  const rest = values.filter(({ backing }) => backing === undefined || backing === name);
  const isFound = ({ value }: Claim['values'][number]) => packages.hasNear(source, value);
  if (source.reason !== undefined) {
    const covered = claims.filter((claim) => claim.values.some(({ backing }) => backing === name));
    if (covered.length > 1) {
      return [`${name}: a reason is for one claim, and ${covered.length} are before it: write a comment after each`];
    }
    return rest.every(isFound)
      ? [`${name}: the value is there, or needs no source: take out "= ${source.reason}"`]
      : [];
  }
  if (values.length > 0 && !values.some(isFound)) {
    const texts = values.map(({ value }) => `"${value.text}"`).join(', ');
    return [`${name}: ${texts} isn't within 25 lines of it: name a nearer symbol, or add "= why it isn't there"`];
  }
  return [];
}

/** Whether a test speaks of a page, so that it can fail when the page is wrong. */
export function namesPage(test: string, page: string): boolean {
  return existsSync(test) && readFileSync(test, 'utf8').includes(page);
}

function checkTest(test: string, { file, claims }: CommentContext): string[] {
  if (!namesPage(test, file)) {
    return [`"test: ${test}": there is no such file, or it doesn't read ${file}`];
  }
  return claims.some(({ values }) => values.some(({ backing }) => namesTest(backing, test)))
    ? []
    : [`"test: ${test}" isn't needed: every claim before it is backed, or there is none; take it out`];
}

function checkReasons({ unbacked, dated }: Directives, { file, pageText, claims }: CommentContext): string[] {
  const isNeeded = claims.some((claim) => !isBacked(claim));
  const word = unbacked === undefined ? 'dated' : 'unbacked';
  if ((unbacked ?? dated) !== undefined && !isNeeded) {
    return [`"${word}" isn't needed: every claim before it is backed, or there is none; take it out`];
  }
  if (dated === undefined) {
    return [];
  }
  return [
    ...(SERVICES.some((folder) => file.startsWith(folder))
      ? []
      : [`"dated" is for claims about hosted services, on pages of ${SERVICES.join(', ')}`]),
    ...(pageText.includes(dated) ? [] : [`"dated: ${dated}": the page doesn't tell readers this date`]),
  ];
}

/**
 * Checks a comment: sources exist and say what the page says; a reason is needed and allowed.
 *
 * @returns problems, a line each
 */
export function checkComment(directives: Directives, context: CommentContext): string[] {
  return [
    ...directives.problems,
    ...directives.sources.flatMap((source) => checkSource(source, context)),
    ...directives.tests.flatMap((test) => checkTest(test, context)),
    ...checkReasons(directives, context),
  ];
}
