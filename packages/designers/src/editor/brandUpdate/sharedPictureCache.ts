import { Loaded } from '@daybreak/print/compare';

/** The number of pieces that share a cache. */
const piecesPerCache = 40;
let cache = new Loaded();
let uses = 0;

/**
 * Returns a cache of loaded logos and brand pictures, which many pieces share. It's replaced after 40 pieces to free
 * memory.
 */
export function sharedPictureCache(): Loaded {
  if (uses++ % piecesPerCache === 0) cache = new Loaded();
  return cache;
}
