import mdxLoader from '@docusaurus/mdx-loader';
import { inTurn } from './in-turn.mjs';

// Node.js gives the whole of a CommonJS package for its default, which types don't know.
const { default: load } = /** @type {{ default: typeof mdxLoader }} */ (/** @type {unknown} */ (mdxLoader));

export default inTurn(load);
