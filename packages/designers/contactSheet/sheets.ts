import { ads } from '../src/ads/ads.ts';
import { postcard } from '../src/postcard/postcard.ts';
import { poster } from '../src/poster/poster.ts';
import type { Designer } from '../src/workbench/designer.ts';

interface Sheet {
  designer: Designer;
  /** The choices whose combinations the overview shows, outermost first. */
  overview: readonly string[];
  /** The choices whose combinations each example is shown in. */
  examples: readonly string[];
}

const sheet = (designer: unknown, overview: string[], examples: string[]): Sheet => ({
  designer: designer as Designer,
  overview,
  examples,
});

/** Every designer with artboards. The contact sheets and the walk test draw what is listed here. */
export const sheets: readonly Sheet[] = [
  sheet(ads, ['theme', 'platform', 'size'], ['theme', 'platform', 'size']),
  sheet(postcard, ['theme', 'size', 'type'], ['theme', 'size']),
  sheet(poster, ['theme', 'orientation', 'type', 'size'], ['theme', 'orientation', 'type']),
];
