import { createContext } from 'react';

/** Name of a list of the sidebar: of its categories, one is open at a time. Each list in the page has its own. */
export const ListName = createContext('');
