export { drawingDigest } from './compare/drawingDigest.ts';
export { type PageChange, pageChangeKinds, pageChanges } from './compare/pageChanges.ts';
export { type ReadPages, readPages } from './pdf/readPages.ts';
export { Loaded } from './pdf/walk/loaded.ts';
