export { finds, folded } from './search/folded.ts';
