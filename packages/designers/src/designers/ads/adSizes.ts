import type { ArtboardSide } from '@daybreak/print';

interface AdSize {
  label: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Area that the platform's controls cover. */
  covered?: ArtboardSide['covered'];
  /** True if no platform specifies this dimension, so that ours is labeled as a suggestion. */
  suggested?: true;
}

/** Every ad name on any platform, with its dimensions. A name means the same size on every platform that has it. */
const adSizes: Readonly<Record<string, AdSize>> = {
  leaderboard: { label: 'Leaderboard', width: 728, height: 90 },
  'medium-rectangle': { label: 'Medium rectangle', width: 300, height: 250 },
  banner: { label: 'Banner', width: 468, height: 60 },
  'mobile-banner': { label: 'Mobile banner', width: 320, height: 50 },
  feed: { label: 'Feed', width: 1200, height: 628 },
  story: { label: 'Story', width: 1080, height: 1920, covered: { top: 269, bottom: 384 } },
  carousel: { label: 'Carousel', width: 1080, height: 1080 },
  collection: { label: 'Collection', width: 1080, height: 1080, suggested: true },
  'sponsored-content': { label: 'Sponsored content', width: 1200, height: 627 },
  message: { label: 'Message', width: 300, height: 250, suggested: true },
  display: { label: 'Display', width: 300, height: 250, suggested: true },
  skyscraper: { label: 'Skyscraper', width: 160, height: 600 },
  rectangle: { label: 'Rectangle', width: 300, height: 250 },
};

/** @throws {RangeError} for a name that no platform has, which a restored draft never holds. */
export function adSize(name: string): AdSize {
  const size = adSizes[name];
  if (!size) throw new RangeError(`There is no ad size ${name}.`);
  return size;
}

export const dimensionOf = ({ width, height }: Pick<AdSize, 'width' | 'height'>) => `${width} × ${height} px`;
