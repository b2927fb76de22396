export { createLazyPart } from './create-lazy-part';
