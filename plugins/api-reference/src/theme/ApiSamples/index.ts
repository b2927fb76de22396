/** What writes the samples: in the build for what pages begin with, in the browser for what readers fill in. */
export { languages, printSamples } from '../../print-samples';
export type { Sample } from '../../print-samples';
