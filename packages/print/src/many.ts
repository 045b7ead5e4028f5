export { exportMany, type ManyRequest } from './pdf/exportMany.ts';
export { KeptPages } from './pdf/pageCache.ts';
