import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import type { Site } from './site';

/**
 * The deployment's hosted search as a part of `themeConfig`: settings of `@docusaurus/theme-search-algolia`, whose
 * defaults apply to what isn't here.
 *
 * @returns nothing without a hosted search; the embedded engine answers then
 * @see https://docusaurus.io/docs/search#connecting-algolia
 */
export function createAlgolia({ hostedSearch, searchPagePath }: Site): UserThemeConfig {
  if (!hostedSearch) {
    return {};
  }
  const { appId, searchKey, indexName } = hostedSearch;
  return { algolia: { appId, apiKey: searchKey, indexName, contextualSearch: true, searchPagePath } };
}

/** Groups of words that mean the same to a reader who searches, in lower case. A phrase is found, and not looked for. */
export const synonyms: string[][] = [
  ['cli', 'command line', 'terminal'],
  ['rbac', 'roles', 'permissions', 'rights'],
  ['sso', 'single sign-on'],
  ['env', 'environment'],
  ['vars', 'variables'],
  ['i18n', 'internationalization', 'locale', 'languages', 'translations'],
  ['jwt', 'token', 'bearer'],
  ['s3', 'aws'],
  ['delete', 'remove', 'erase'],
  ['create', 'insert', 'add'],
  ['fetch', 'get', 'read', 'find'],
  ['update', 'change', 'edit', 'modify'],
  ['populate', 'join', 'embed', 'include', 'eager'],
  ['pagination', 'paging', 'pages'],
  ['sort', 'order', 'ordering'],
  ['billing', 'pricing', 'price', 'cost', 'payment'],
  ['payment', 'card'],
  ['subscription', 'plan'],
  ['deploy', 'deployment', 'live'],
  ['notification', 'alert'],
  ['collaboration', 'team', 'members', 'colleague'],
  ['telemetry', 'tracking', 'analytics', 'usage information'],
  ['error', 'exception', 'fail', 'failed', 'failure'],
  ['admin', 'dashboard'],
  ['login', 'sign in'],
  ['media', 'image', 'photo', 'picture', 'file', 'upload', 'asset'],
  ['relation', 'link', 'association', 'connect'],
  ['component', 'blocks'],
  ['draft', 'unpublished'],
  ['bulk', 'mass', 'many', 'several', 'batch'],
  ['record', 'entry', 'item', 'row'],
  ['endpoint', 'route'],
  ['cache', 'caching', 'cdn'],
  ['requirements', 'prerequisites'],
  ['faq', 'frequently asked questions', 'troubleshooting'],
  ['structure', 'layout'],
  ['folder', 'directory'],
  ['tutorial', 'quick start', 'getting started'],
  ['backup', 'snapshot', 'copy'],
  ['postgres', 'postgresql'],
  ['ts', 'typescript'],
  ['js', 'javascript'],
  ['db', 'database'],
  ['repo', 'repository'],
  ['auth', 'authentication'],
  ['config', 'configuration'],
  ['app', 'application'],
  ['duplicate', 'clone'],
  ['sql', 'knex'],
  ['disable', 'disabled', 'turn off', 'switch off'],
  ['starts', 'startup', 'bootstrap'],
  ['logged-in', 'signed-in'],
  ['dns', 'domain'],
  ['stop', 'cancel', 'abort'],
  ['compare', 'comparison', 'difference', 'versus'],
];

/** Searches that find something, for readers whose own found nothing. */
export const suggestions = ['filters', 'populate', 'quick start', 'error handling', 'command line'];
