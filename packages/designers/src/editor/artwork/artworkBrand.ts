import { type BrandVersion, brandNow } from '@daybreak/brand';
import { createContext } from 'react';

/** The version of the brand that artwork is drawn in; today's by default. */
export const ArtworkBrand = createContext<BrandVersion>(brandNow);
