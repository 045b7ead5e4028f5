import { Loaded } from '@daybreak/print/compare';

/** The number of pieces that share a cache. */
const together = 40;
let loaded = new Loaded();
let uses = 0;

/**
 * Returns a cache of loaded logos and brand pictures, which many pieces share. It's replaced after 40 pieces to free
 * memory.
 */
export function sharedPictureCache(): Loaded {
  if (uses++ % together === 0) loaded = new Loaded();
  return loaded;
}
