import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { readPages } from './read-pages';
import { relate } from './relate';
import type { RelatedPages } from './types';

export type Options = {
  /** Folders of pages, from the site's folder. Pages of different folders, such as versions, aren't related. */
  folders: string[];
  /** Globs of what other pages are made of, from such a folder. */
  fragments: string[];
  /** First pages, from such a folder: they lead to everything, and are related to nothing. */
  entryPages: string[];
  /** Where the related pages are written to, for `remarkRelatedPages`. */
  file: string;
};

function writeIfChanged(file: string, text: string): void {
  // The bundler gives up its cache when this file changes.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Finds the pages that are related to each page, before the first one is compiled. */
export function relatedPages({ folders, fragments, entryPages, file }: Options): PluginModule {
  return ({ siteDir }) => {
    const related: RelatedPages = {};
    for (const folder of folders) {
      const pages = readPages(siteDir, folder, [...fragments, ...entryPages]);
      relate(pages).forEach((nearest, index) => {
        const page = pages[index];
        if (page && nearest.length > 0) {
          related[page.file] = nearest;
        }
      });
    }
    writeIfChanged(file, JSON.stringify(related));
    return { name: 'related-pages' };
  };
}
