import type { AdLayout } from './adLayout.ts';
import { feed, square } from './feed.ts';
import { rectangle } from './rectangle.ts';
import { banner, leaderboard, mobileBanner } from './strip.ts';
import { skyscraper, story } from './tall.ts';

/** Four compositions of one message: low strips, the rectangle, feed pieces and tall pieces, each at its true sizes. */
export const layouts = {
  leaderboard,
  banner,
  mobileBanner,
  rectangle,
  feed,
  square,
  story,
  skyscraper,
} as const satisfies Record<string, AdLayout>;

export type LayoutName = keyof typeof layouts;
