export { isOffline, loadPart, PartError, preloadPart, whenPartMissing } from './load/loadPart.ts';
