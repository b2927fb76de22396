/** A page of each kind that the site has, the not-found page last. */
export const TEMPLATES = [
  '/',
  '/home/Home',
  '/status',
  '/cloud/projects/settings',
  '/user-docs/intro',
  '/dev-docs/faq',
  // A reference with tables, and examples with tabs.
  '/dev-docs/cli',
  '/dev-docs/api/rest',
  '/openapi',
  '/openapi/sample/replace-post',
  '/search?q=populate',
  '/no/such/page',
];
