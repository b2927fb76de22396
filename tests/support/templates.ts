/** A page of each kind that the site has, the not-found page last. */
export const TEMPLATES = [
  '/',
  '/home/Home',
  '/status',
  '/cloud/projects/settings',
  '/user-docs/intro',
  '/dev-docs/faq',
  '/openapi',
  '/openapi/sample/replace-post',
  '/no/such/page',
];
