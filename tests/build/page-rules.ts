import { existsSync } from 'node:fs';
import { API_REFERENCE_VERSION } from '../../config/api-reference';
import { areas } from '../../config/areas';
import { PRODUCT_VERSION } from '../../config/site';
import type { BuiltPage } from '../support/site';

/** A built site, as the rules look at it. */
export type BuiltSite = {
  /** Every page, the not-found page included. */
  pages: BuiltPage[];
  /** Paths that the sitemap lists. */
  listed: string[];
  /** Text of robots.txt. */
  robots: string;
  /** Origin that the site was built for. */
  origin: string;
  /** Folder of the built files. */
  folder: string;
};

type Explain = (page: BuiltPage, site: BuiltSite) => string[];
type Rule = (site: BuiltSite) => string[];

const TITLE_END = ' | Plumbline docs for Strapi 4';
const SHORTEST_DESCRIPTION = 50;

/** What search engines leave out: the page for missing ones, and the search, whose content differs from reader to reader. */
const isFindable = ({ path }: BuiltPage): boolean => path !== '/404' && path !== '/search';
const isDocument = ({ $ }: BuiltPage): boolean => $('.theme-doc-markdown').length > 0;
const isInSidebar = ({ $ }: BuiltPage): boolean => $('.theme-doc-sidebar-container').length > 0;

/** A rule about each page of a kind; a site without any such page breaks it, since nothing was looked at then. */
function aboutPages(kind: string, isOfKind: (page: BuiltPage) => boolean, explain: Explain): Rule {
  return (site) => {
    const pages = site.pages.filter(isOfKind);
    const faults = pages.flatMap((page) => explain(page, site).map((fault) => `${page.path}: ${fault}`));
    return pages.length > 0 ? faults : [`no page is ${kind}`];
  };
}

const readMeta = ({ $ }: BuiltPage, name: string): string =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

function listForeignFiles({ $ }: BuiltPage): string[] {
  return $('script[src], img[src], iframe[src], link[href]:not([rel="canonical"]):not([rel="alternate"])')
    .toArray()
    .map(({ attribs }) => attribs.src ?? attribs.href ?? '')
    .filter((address) => /^(https?:)?\/\//.test(address));
}

/** Names of the breadcrumbs that are pages: those with a link, and the page itself at the end. */
function listBreadcrumbs({ $ }: BuiltPage): string[] {
  const items = $('.theme-doc-breadcrumbs .breadcrumbs__item').toArray();
  const pages = items.filter((item, index) => index === items.length - 1 || $(item).find('a').length > 0);
  // The link to the home page is a picture; it is no part of what search engines are told.
  return pages.map((item) => $(item).text()).filter((name) => name !== '');
}

function listToldBreadcrumbs({ $ }: BuiltPage): string[] {
  const data = JSON.parse($('script[type="application/ld+json"]').text() || '{}') as {
    '@type'?: string;
    itemListElement?: { name: string }[];
  };
  return data['@type'] === 'BreadcrumbList' ? (data.itemListElement ?? []).map(({ name }) => name) : [];
}

function explainDescription(page: BuiltPage, { pages }: BuiltSite): string[] {
  const description = readMeta(page, 'description');
  const first = pages.filter(isFindable).find((other) => readMeta(other, 'description') === description);
  return [
    ...(description.length < SHORTEST_DESCRIPTION
      ? [`the description has ${description.length} of ${SHORTEST_DESCRIPTION} characters`]
      : []),
    ...(first === page ? [] : [`has the description of ${first?.path}`]),
  ];
}

function explainAddress(page: BuiltPage, { origin, folder }: BuiltSite): string[] {
  const wanted = `${origin}${page.path}`;
  const given = { canonical: page.$('link[rel="canonical"]').attr('href') ?? '', 'og:url': readMeta(page, 'og:url') };
  const picture = readMeta(page, 'og:image');
  const exists = picture.startsWith(`${origin}/`) && existsSync(folder + picture.slice(origin.length));
  return [
    ...Object.entries(given)
      .filter(([, address]) => address !== wanted)
      .map(([name, address]) => `${name} is "${address}" in place of "${wanted}"`),
    ...(exists ? [] : [`og:image "${picture}" does not exist`]),
  ];
}

/** What holds for every built page: each rule gives a line for every fault, which names the page. */
export const RULES = {
  sitemap: ({ pages, listed }) => {
    const paths = pages.filter(isFindable).map(({ path }) => path);
    return [
      ...paths.filter((path) => !listed.includes(path)).map((path) => `${path}: is not in the sitemap`),
      ...listed.filter((path) => !paths.includes(path)).map((path) => `${path}: is in the sitemap and no page`),
    ];
  },
  title: aboutPages('built', Boolean, ({ $ }) => {
    // A drawing has one of its own.
    const title = $('head > title').text();
    return title.endsWith(TITLE_END) ? [] : [`the title "${title}" does not end in "${TITLE_END}"`];
  }),
  description: aboutPages('findable', isFindable, explainDescription),
  language: aboutPages('built', Boolean, ({ $ }) => {
    const language = $('html').attr('lang') ?? '';
    return language === 'en-US' ? [] : [`the language is "${language}" in place of "en-US"`];
  }),
  h1: aboutPages('built', Boolean, ({ $ }) => {
    const { length } = $('h1');
    return length === 1 ? [] : [`there are ${length} h1 in place of one`];
  }),
  version: aboutPages('a document', isDocument, ({ path, $ }) => {
    const badge = $('.theme-doc-version-badge').text();
    const version = path.startsWith('/openapi') ? API_REFERENCE_VERSION : PRODUCT_VERSION;
    return badge.includes(version) ? [] : [`the version badge "${badge}" does not name ${version}`];
  }),
  hosts: aboutPages('built', Boolean, (page) => listForeignFiles(page).map((address) => `fetches ${address}`)),
  address: aboutPages('findable', isFindable, explainAddress),
  breadcrumbs: aboutPages('in a sidebar', isInSidebar, (page) => {
    const [names, told] = [listBreadcrumbs(page), listToldBreadcrumbs(page).join(' > ')];
    // Readers see the area first. The data for search engines comes from the sidebar, which doesn't contain it.
    const withoutArea = areas.some(({ label }) => label === names[0]) ? names.slice(1) : names;
    const shown = withoutArea.join(' > ');
    return shown && shown === told ? [] : [`shows the breadcrumbs "${shown}" and tells "${told}"`];
  }),
  robots: ({ robots, origin }) => {
    const wanted = `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
    return robots === wanted ? [] : [`robots.txt: is ${JSON.stringify(robots)} in place of ${JSON.stringify(wanted)}`];
  },
} satisfies Record<string, Rule>;
