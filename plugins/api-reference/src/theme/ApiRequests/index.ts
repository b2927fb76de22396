/** What pages begin with, and consoles go on with: examples of a description, and what writes samples. */
export { listMediaTypes, readBody, readExample } from '../../examples';
export { fillForm } from '../../fill-form';
export { encodeQueryValue, printSamples } from '../../print-samples';
