export { default as FaqLink } from './FaqLink';
export { default as Nearest } from './Nearest';
export { default as Questions } from './Questions';
