import { illustrations } from '@daybreak/media';
import { type BrandPicture, brandPictures } from '../brandPictures.ts';

const described = new Map<string, Pick<BrandPicture, 'shows' | 'topics'>>(
  illustrations.map(({ file, alt, topics }) => [`drawn-${file}`, { shows: alt, topics }]),
);

/** Adds a picture's description and all its topics, for lists. A piece that shows an illustration needs neither. */
export const describedPicture = (picture: BrandPicture): BrandPicture => ({
  ...picture,
  ...described.get(picture.name),
});

export const describedBrandPictures: readonly BrandPicture[] = brandPictures.map(describedPicture);
