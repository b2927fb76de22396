import { PAGES_SITE } from '../../../support/ports';
import type { Control } from './control';
import { everywhere } from './everywhere';
import { NETWORKS } from './networks';
import { category, checked, contents, copy, hideSidebar, longResponse, picture, pictureByKey } from './on-pages';
import { editRequest, liveEditor, queryBuilder, searchPage, sendRequest } from './parts';
import type { Trial } from './run';
import { tab, tabByKeys } from './tabs';

const npm = tab('npm', { isSynced: true });
const typescript = tab('TypeScript', { isSynced: true });
const http = tab('HTTP', { isSynced: false });

/** A page of each kind, with the controls that not every page has. */
const TEMPLATES: Record<string, Control[]> = {
  '/': [],
  '/home/Home': [],
  '/status': [],
  '/cloud/intro': [category('Projects'), hideSidebar, contents],
  '/cloud/projects/settings': [npm, copy, category('Account Management'), hideSidebar, contents],
  '/user-docs/intro': [picture, pictureByKey, category('Plugins'), hideSidebar, contents],
  '/dev-docs/quick-start': [npm, tabByKeys('npm'), http, copy, checked, contents],
  '/dev-docs/api/rest/parameters': [typescript, http, longResponse, checked, copy, hideSidebar, contents],
  '/dev-docs/api/rest/interactive-query-builder': [queryBuilder, http, copy, checked],
  '/openapi/content-api/list-restaurants': [
    sendRequest,
    editRequest,
    tab('fetch', { isSynced: true }),
    category('Dishes'),
    copy,
  ],
  '/search': [searchPage],
  '/no/such/page': [],
};

/** A page of the site `pages-site`, since no page of the site has an editor. */
const EDITOR_PAGE = `${PAGES_SITE}/reading`;

const onEachNetwork = (path: string, controls: Control[]) =>
  controls.flatMap((control) => NETWORKS.map((network) => ({ path, control, network })));

/**
 * Lists what is tried: the controls that pages share, on a network each, and the others on all of them.
 *
 * @param seed of the first trial; each has the next one
 */
export function listTrials(seed: number): Trial[] {
  const shared = Object.keys(TEMPLATES).flatMap((path, page) =>
    everywhere.map((control, index) => ({
      path,
      control,
      network: NETWORKS[(page + index) % NETWORKS.length] ?? 'slow',
    })),
  );
  const own = Object.entries(TEMPLATES).flatMap(([path, controls]) => onEachNetwork(path, controls));
  const trials = [...shared, ...own, ...onEachNetwork(EDITOR_PAGE, [liveEditor])];
  return trials.map((trial, index) => ({ ...trial, seed: seed + index }));
}
