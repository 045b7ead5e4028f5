// Functions that compare pictures of pieces, loaded as one part.
export { changedPixels } from './changedPixels.ts';
export { redrawn } from './redrawn.ts';
export { changedLook, storedLook } from './storedLook.ts';
