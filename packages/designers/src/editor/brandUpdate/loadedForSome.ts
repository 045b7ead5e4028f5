import { Loaded } from '@daybreak/print/compare';

/** Pieces after which pictures that were loaded for them are let go. */
const together = 40;
let loaded = new Loaded();
let uses = 0;

/** Logos and brand pictures are on many pieces: they're read once for several. */
export function loadedForSome(): Loaded {
  if (uses++ % together === 0) loaded = new Loaded();
  return loaded;
}
