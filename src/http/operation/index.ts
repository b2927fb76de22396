import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { printSamples as print, type Sample } from '../samples';
import { buildSampleRequest } from './build-request';
import { createValues } from './values';

export { printServer } from './server';

/** Samples of an operation's request as its description gives it: first server, examples of parameters and body. */
export function printSamples(item: ApiItem): Sample[] {
  return print(buildSampleRequest(item, createValues(item)));
}
