export { SearchIcon as default } from '../../../client/ui/icons';
