import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { BuiltPage } from '../support/site';
import { RULES, type BuiltSite } from './page-rules';

const ORIGIN = 'https://docs.example.org';

const page = (path: string, html: string): BuiltPage => ({ path, html, $: load(html) });

function head(path: string): string {
  return `<html lang="en-US"><head>
    <title>${path} | Plumbline docs for Strapi 4</title>
    <meta name="description" content="What a reader learns on the page whose address is ${path}">
    <meta property="og:url" content="${ORIGIN}${path}"><link rel="canonical" href="${ORIGIN}${path}">
    <meta property="og:image" content="${ORIGIN}/img/social-card.png">`;
}

const GUIDE = `${head('/guide')}
  <script type="application/ld+json">{ "@type": "BreadcrumbList",
    "itemListElement": [{ "name": "Start" }, { "name": "Guide" }] }</script>
  </head><body><div class="theme-doc-sidebar-container"></div>
  <nav class="theme-doc-breadcrumbs"><ul>
    <li class="breadcrumbs__item"><a href="/"></a></li><li class="breadcrumbs__item"><a href="/">Start</a></li>
    <li class="breadcrumbs__item">Group</li><li class="breadcrumbs__item">Guide</li></ul></nav>
  <span class="theme-doc-version-badge">Version: 4.14.0</span>
  <div class="theme-doc-markdown"><h1>Guide</h1></div><img src="/img/logo.svg"></body></html>`;

/** Keeps to every rule. */
const WHOLE: BuiltSite = {
  pages: [page('/404', `${head('/404')}<h1>x</h1>`), page('/', `${head('/')}<h1>x</h1>`), page('/guide', GUIDE)],
  listed: ['/', '/guide'],
  robots: `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  origin: ORIGIN,
  // The picture for sharing lies here before the build copies it.
  folder: 'static',
};

/** The whole site with another text in the guide. */
function inGuide(text: string, other: string): BuiltSite {
  if (!GUIDE.includes(text)) {
    throw new Error(`the guide does not hold ${text}`);
  }
  const guide = page('/guide', GUIDE.replace(text, other));
  return { ...WHOLE, pages: [...WHOLE.pages.slice(0, -1), guide] };
}

/** For each rule sites that break it, and it alone, with the line that says so. */
const PLANTED: Record<keyof typeof RULES, [site: BuiltSite, line: string][]> = {
  sitemap: [
    [{ ...WHOLE, listed: ['/'] }, '/guide: is not in the sitemap'],
    [{ ...WHOLE, listed: ['/', '/guide', '/404'] }, '/404: is in the sitemap and no page'],
  ],
  title: [
    [
      inGuide('/guide | Plumbline docs', 'Plumbline docs'),
      '/guide: the title "Plumbline docs for Strapi 4" does not end in " | Plumbline docs for Strapi 4"',
    ],
  ],
  description: [
    [inGuide('What a reader learns on the page whose', 'The'), '/guide: the description has 21 of 50 characters'],
    [inGuide('name="description"', ''), '/guide: the description has 0 of 50 characters'],
    [inGuide('address is /guide"', 'address is /"'), '/guide: has the description of /'],
  ],
  language: [[inGuide('lang="en-US"', 'lang="en"'), '/guide: the language is "en" in place of "en-US"']],
  h1: [
    [inGuide('<h1>Guide</h1>', '<h2>Guide</h2>'), '/guide: there are 0 h1 in place of one'],
    [inGuide('<h1>Guide</h1>', '<h1>Guide</h1><h1>Step</h1>'), '/guide: there are 2 h1 in place of one'],
  ],
  version: [
    [inGuide('4.14.0', '4.13.0'), '/guide: the version badge "Version: 4.13.0" does not name 4.14.0'],
    [inGuide('theme-doc-markdown', ''), 'no page is a document'],
  ],
  hosts: [
    [inGuide('src="/img', 'src="//cdn.example.com/img'), '/guide: fetches //cdn.example.com/img/logo.svg'],
    [
      inGuide('</head>', '<link rel="stylesheet" href="https://cdn.example.com/a.css"></head>'),
      '/guide: fetches https://cdn.example.com/a.css',
    ],
  ],
  address: [
    [
      inGuide(`href="${ORIGIN}/guide"`, `href="${ORIGIN}/guide/"`),
      `/guide: canonical is "${ORIGIN}/guide/" in place of "${ORIGIN}/guide"`,
    ],
    [inGuide('property="og:url"', ''), `/guide: og:url is "" in place of "${ORIGIN}/guide"`],
    [inGuide('social-card.png', 'gone.png'), `/guide: og:image "${ORIGIN}/img/gone.png" does not exist`],
    [inGuide('property="og:image"', ''), '/guide: og:image "" does not exist'],
  ],
  breadcrumbs: [
    [inGuide(', { "name": "Guide" }', ''), '/guide: shows the breadcrumbs "Start > Guide" and tells "Start"'],
    [inGuide('ld+json', 'json'), '/guide: shows the breadcrumbs "Start > Guide" and tells ""'],
    [inGuide('theme-doc-sidebar-container', ''), 'no page is in a sidebar'],
  ],
  robots: [
    [
      { ...WHOLE, robots: 'User-agent: *\nDisallow: /\n' },
      String.raw`robots.txt: is "User-agent: *\nDisallow: /\n" in place of "User-agent: *\nAllow: /\nSitemap: ` +
        String.raw`${ORIGIN}/sitemap.xml\n"`,
    ],
  ],
};

function findFaults(site: BuiltSite): string[] {
  return Object.values(RULES).flatMap((rule) => rule(site));
}

test('a site without a defect passes', () => {
  expect(findFaults(WHOLE)).toEqual([]);
});

test.each(Object.entries(PLANTED).flatMap(([rule, plants]) => plants.map(([site, line]) => ({ rule, site, line }))))(
  'planted: $rule, $line',
  ({ rule, site, line }) => {
    expect(RULES[rule as keyof typeof RULES](site)).toEqual([line]);
    expect(findFaults(site)).toEqual([line]);
  },
);

test('a site without pages passes no rule about pages', () => {
  const empty = { ...WHOLE, pages: [], listed: [] };
  const silent = Object.entries(RULES).filter(([, findFaults]) => findFaults(empty).length === 0);
  // These two are about a file; `pages.test.ts` fails without pages by itself.
  expect(silent.map(([rule]) => rule)).toEqual(['sitemap', 'robots']);
});
