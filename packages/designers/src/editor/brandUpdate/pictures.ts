// Functions that compare pictures of pieces, loaded as one part.
export { changedPixels } from './changedPixels.ts';
export { compareRedrawn as redrawn } from './compareRedrawn.ts';
export { changedLook, storedLook } from './storedLook.ts';
