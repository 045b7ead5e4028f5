export { exportMany } from './pdf/exportMany.ts';
export { KeptPages } from './pdf/keptPages.ts';
