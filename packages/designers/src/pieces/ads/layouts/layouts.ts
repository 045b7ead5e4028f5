import type { AdLayout } from './adLayout.ts';
import { feed, square } from './feed.ts';
import { rectangle } from './rectangle.ts';
import { banner, leaderboard, mobileBanner } from './strip.ts';
import { skyscraper, story } from './tall.ts';

/** One message at its true sizes: low strips, the rectangle, feed pieces and tall pieces. */
export const layouts: readonly AdLayout[] = [
  leaderboard,
  banner,
  mobileBanner,
  rectangle,
  feed,
  square,
  story,
  skyscraper,
];

/** @throws {RangeError} for a size that no ad has. */
export function layoutFor({ width, height }: { width: number; height: number }): AdLayout {
  const found = layouts.find(({ sizes }) => sizes.some(([w, h]) => w === width && h === height));
  if (!found) throw new RangeError(`There is no layout for ${width} × ${height} px.`);
  return found;
}
