import { matchExamples } from '../../../../grammar/match-examples';
import type { Fence } from '../../../../grammar/fence';
import type { Language } from '../../../../tools/product/proxies/src';
import { readPage } from '../../../../tools/product/verify/src/read-page';
import { readRows } from '../../../support/tables';

const FOLDER = 'docs/dev-docs/deployment';

/** Fragments that the pages of all proxies include. */
const FRAGMENT = {
  server: `${FOLDER}/snippets-proxy/strapi-server.md`,
  redirect: `${FOLDER}/snippets-proxy/admin-redirect.md`,
};

const SERVER_PAGE = 'docs/dev-docs/configurations/server.md';

/** Forms of the public address, in the order of the pages. */
export const FORMS = ['subdomain', 'subfolder', 'subfolder split'] as const;

export type Form = (typeof FORMS)[number];

/** Visible fences of a page. */
export function readFences(page: string): Fence[] {
  return matchExamples(readPage(page).tree)
    .filter(({ hidden }) => !hidden)
    .map(({ fence }) => fence);
}

function readFile(page: string, title: string): string {
  const file = readFences(page).find(({ values }) => values.title === title);
  if (!file) {
    throw new Error(`${page} has no file ${title}`);
  }
  return file.text;
}

/** What the fragment says about a form: the line for `.env`, the admin panel, and the address that both begin with. */
export function readForm(form: Form): { line: string; panel: string; address: string } {
  const row = readRows(FRAGMENT.server).find(({ cells }) => cells[0]?.toLowerCase() === form);
  const [, [panel = ''] = [], [line = ''] = []] = row?.codes ?? [];
  return { line, panel, address: line.replace('PUBLIC_URL=', '') };
}

/**
 * Files of a project as a reader has them after the fragments, and the route of the server page that shows what Strapi
 * knows about a request, below `/api`, which each form forwards.
 */
export function readProjectFiles(line: string): Record<'config/server.js', string> & Record<string, string> {
  return {
    '.env': `HOST=127.0.0.1\nAPP_KEYS=first-key,second-key\n${line}\n`,
    'config/server.js': readFile(FRAGMENT.server, './config/server.js'),
    'config/middlewares.js': readFile(FRAGMENT.redirect, './config/middlewares.js'),
    'src/middlewares/admin-redirect.js': readFile(FRAGMENT.redirect, './src/middlewares/admin-redirect.js'),
    'src/index.js': readFile(SERVER_PAGE, './src/index.js').replace("'/connection'", "'/api/connection'"),
  };
}

/** A page about a proxy. */
export type ProxyPage = {
  page: string;
  language: Language;
  /** Its complete files, by form. */
  files: Record<Form, string>;
};

/** Reads the page of a proxy: its first three files in the proxy's language belong to the three forms. */
export function readProxyPage(page: string, language: Language): ProxyPage {
  const texts = readFences(page).filter(({ lang, values }) => lang === language && values.title !== undefined);
  const [subdomain = '', subfolder = '', split = ''] = texts.map(({ text }) => text);
  return { page, language, files: { subdomain, subfolder, 'subfolder split': split } };
}

/** What readers see when something is wrong: the first column of the last table. */
export function readSymptoms({ page }: ProxyPage): string[] {
  return readRows(page)
    .filter(({ heading }) => heading === 'Troubleshooting')
    .map(({ cells: [symptom = ''] }) => symptom);
}
