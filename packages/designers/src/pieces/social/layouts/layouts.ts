import { company, cover, header } from './covers.ts';
import { landscape, square, tweet } from './posts.ts';
import type { SocialLayout } from './socialLayout.ts';
import { reel, story } from './tall.ts';

/** A composition per shape: posts of a feed, tall stories and reels, and the strips behind a profile. */
export const layouts = {
  square,
  landscape,
  tweet,
  story,
  reel,
  cover,
  company,
  header,
} as const satisfies Record<string, SocialLayout>;

export type LayoutName = keyof typeof layouts;
