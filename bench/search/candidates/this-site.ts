import { bundle } from '../bundle';
import type { Candidate } from '../candidate';

/** Docs of the present version, and pages that are no documents. */
const TAGS = ['docs-default-current', 'docs-openapi-current', 'default'];

/** This site's own engine, with the index that its build has written. */
export const thisSite: Candidate = {
  name: 'this site',
  prepare: () => Promise.resolve(),
  bundle: () =>
    bundle(`import { createEngine } from './plugins/site/search/src/client/embedded/engine';
const engine = createEngine('/search-index/');
globalThis.findPages = async (text, limit) => {
  const scope = { language: 'en', tags: ${JSON.stringify(TAGS)} };
  const { hits } = await engine.search({ text, ...scope, offset: 0, limit });
  return hits.map(({ url }) => url);
};`),
  files: /^\/search-index\//,
};
