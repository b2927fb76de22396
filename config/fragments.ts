/** Folders below `docs` whose pages other pages include. They have no sidebar, and the search leaves them out. */
export const FRAGMENT_FOLDERS = ['snippets', 'dev-docs/deployment/snippets-proxy'];
