/** Stands in for the index of `@docusaurus/utils-common`, which brings all helpers of TypeScript along: 10 KB. */
export {
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
export { addPrefix, addSuffix, removePrefix, removeSuffix } from '@docusaurus/utils-common/lib/stringUtils';
/** Of the blog, which this site has none of; the theme imports it all the same. */
export const blogPostContainerID = '__blog-post-container';
