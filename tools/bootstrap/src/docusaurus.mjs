import { resolve } from 'node:path';

/** Docusaurus' command line, to be run with Node from the repository's root. */
export const DOCUSAURUS = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
