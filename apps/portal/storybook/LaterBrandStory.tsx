import { type BrandVersion, brandNow } from '@daybreak/brand';
import { KnownBrands } from '../src/shared/pieces/knownBrands.ts';
import { laterBrand } from './laterBrand.ts';
import { PortalStory, type PortalStoryProps } from './PortalStory.tsx';

const known: readonly BrandVersion[] = [brandNow, laterBrand];

/** The portal with a version of the brand after today's. */
export const LaterBrandStory = (props: PortalStoryProps) => (
  <KnownBrands value={known}>
    <PortalStory {...props} />
  </KnownBrands>
);
