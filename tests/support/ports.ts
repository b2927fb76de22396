/** Where browser tests find the built site; the environment may name another port where this one is taken. */
export const SITE_PORT = Number(process.env.TEST_SITE_PORT ?? 4173);

/** Address of the built site. */
export const SITE = `http://127.0.0.1:${SITE_PORT}`;

/** Where they find the fixture site `pages-site`. */
export const PAGES_SITE_PORT = SITE_PORT + 1;

/** Address of the fixture site `pages-site`. */
export const PAGES_SITE = `http://127.0.0.1:${PAGES_SITE_PORT}`;
