export { default } from './Code';
