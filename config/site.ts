/**
 * What differs between deployments, read from environment variables and checked here.
 * Every variable is listed in `.env.example`; with none set the site builds for local reading.
 */

/** The product's version that this site documents. */
export const PRODUCT_VERSION = '4.14.0';

/** The public source of the documented product, at the documented version. */
const PRODUCT_SOURCE_URL = `https://github.com/strapi/strapi/tree/v${PRODUCT_VERSION}`;

/** The hosted search of a deployment. */
export type HostedSearch = {
  appId: string;
  /** The key that may only search: it is sent to readers' browsers. */
  searchKey: string;
  indexName: string;
  /** Origin that is asked in place of the service's own hosts, such as a proxy. */
  origin: string | undefined;
};

/** Settings of one deployment. */
export type Site = {
  /** Origin without a path and without a trailing slash, e.g. `https://docs.example.org`. */
  url: string;
  /** Path under which the site is served, with leading and trailing slash. */
  baseUrl: string;
  /** Where the pages' source lies, without a trailing slash; `undefined`: no edit links. */
  docsRepositoryUrl: string | undefined;
  /** Container of the tag manager; `undefined`: no analytics. */
  tagManagerId: string | undefined;
  /** The hosted search; `undefined`: the embedded engine answers alone. */
  hostedSearch: HostedSearch | undefined;
  /** Path of the search page, without the base URL. */
  searchPagePath: string;
  /** Receives readers' answers to "Was this page helpful?"; `undefined`: no request is sent. */
  feedbackUrl: string | undefined;
  /** Target of the navbar's link to the public source repository. */
  sourceUrl: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables of the process and, below them, those of the file `.env` where there is one.
 *
 * @throws Error when `.env` is there and can't be read
 */
export function readEnvironment(): Environment {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  return process.env;
}

function wrongValue(name: string, value: string, allowed: string): Error {
  return new Error(`${name}="${value}" is not allowed: ${allowed}`);
}

function parseHttpUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

function readSiteUrl(environment: Environment): string {
  const value = environment.SITE_URL || 'http://localhost:3000';
  const url = parseHttpUrl(value);
  if (!url || url.pathname !== '/' || url.search || url.hash) {
    throw wrongValue('SITE_URL', value, 'give an http(s) origin without a path, such as https://docs.example.org');
  }
  return url.origin;
}

function readBaseUrl(environment: Environment): string {
  const value = environment.BASE_URL || '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw wrongValue('BASE_URL', value, 'give a path that begins and ends with a slash, such as / or /docs/');
  }
  return value;
}

function readDocsRepositoryUrl(environment: Environment): string | undefined {
  const value = environment.DOCS_REPOSITORY_URL;
  if (!value) {
    return undefined;
  }
  if (!parseHttpUrl(value)) {
    throw wrongValue(
      'DOCS_REPOSITORY_URL',
      value,
      'give the http(s) address of the repository, such as https://git.example.org/team/docs',
    );
  }
  return value.replace(/\/+$/, '');
}

function readFeedbackUrl(environment: Environment): string | undefined {
  const value = environment.FEEDBACK_URL || undefined;
  const url = value && parseHttpUrl(value);
  if (value && (!url || url.username || url.password)) {
    throw wrongValue(
      'FEEDBACK_URL',
      value,
      'give the http(s) address of the service without credentials, such as https://feedback.example.org/answers',
    );
  }
  return value;
}

function readTagManagerId(environment: Environment): string | undefined {
  const value = environment.GTM_CONTAINER_ID;
  if (value && !/^GTM-[A-Z0-9]{4,}$/.test(value)) {
    throw wrongValue('GTM_CONTAINER_ID', value, 'give the id of a Google Tag Manager container, such as GTM-ABC1234');
  }
  return value || undefined;
}

/** Variables of the hosted search that go together. */
const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'];

function readHostedSearch(environment: Environment): HostedSearch | undefined {
  const appId = environment.ALGOLIA_APP_ID;
  const searchKey = environment.ALGOLIA_SEARCH_KEY;
  const indexName = environment.ALGOLIA_INDEX;
  const origin = environment.ALGOLIA_ORIGIN || undefined;
  if (origin !== undefined && parseHttpUrl(origin)?.origin !== origin) {
    throw wrongValue(
      'ALGOLIA_ORIGIN',
      origin,
      'give an http(s) origin without a path, such as https://proxy.example.org',
    );
  }
  // The service's hosts are named after it.
  if (appId && !/^[A-Za-z0-9]+$/.test(appId)) {
    throw wrongValue('ALGOLIA_APP_ID', appId, 'give the id of an Algolia application, letters and digits');
  }
  if (appId && searchKey && indexName) {
    return { appId, searchKey, indexName, origin };
  }
  const isSet = (name: string): boolean => Boolean(environment[name]);
  if (HOSTED_SEARCH.some(isSet)) {
    const [given, missing] = [HOSTED_SEARCH.filter(isSet), HOSTED_SEARCH.filter((name) => !isSet(name))];
    throw new Error(
      `${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} set without ${missing.join(' and ')}: ` +
        'set all three for the hosted search, or none for the embedded one',
    );
  }
  return undefined;
}

function readSearchPagePath(environment: Environment): string {
  const value = environment.SEARCH_PAGE_PATH || '/search';
  if (!/^\/[\w-]+(?:\/[\w-]+)*$/.test(value)) {
    throw wrongValue('SEARCH_PAGE_PATH', value, 'give a path that begins with a slash, such as /search');
  }
  return value;
}

/**
 * Reads and checks the settings of a deployment.
 *
 * @param environment variables by name; an empty value counts as not set
 * @throws Error naming the variable, its value and what is allowed
 */
export function readSite(environment: Environment): Site {
  const docsRepositoryUrl = readDocsRepositoryUrl(environment);
  return {
    url: readSiteUrl(environment),
    baseUrl: readBaseUrl(environment),
    docsRepositoryUrl,
    tagManagerId: readTagManagerId(environment),
    hostedSearch: readHostedSearch(environment),
    searchPagePath: readSearchPagePath(environment),
    feedbackUrl: readFeedbackUrl(environment),
    sourceUrl: docsRepositoryUrl ?? PRODUCT_SOURCE_URL,
  };
}
