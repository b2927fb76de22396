/** Folder of the index that browsers search, below the site's base URL. */
export const INDEX_FOLDER = 'search-index';
