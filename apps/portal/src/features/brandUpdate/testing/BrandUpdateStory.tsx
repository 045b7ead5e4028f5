import type { BrandVersion } from '@daybreak/brand';
import { brandNow } from '@daybreak/brand';
import { PortalStory, type PortalStoryProps } from '../../../../storybook/PortalStory.tsx';
import { KnownBrands } from '../versions.ts';
import { laterBrand } from './laterBrand.ts';

const known: readonly BrandVersion[] = [brandNow, laterBrand];

/** The page with a version after today's to compare with. */
export const BrandUpdateStory = (props: PortalStoryProps) => (
  <KnownBrands value={known}>
    <PortalStory {...props} />
  </KnownBrands>
);
