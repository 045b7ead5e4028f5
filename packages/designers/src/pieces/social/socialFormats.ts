import type { LayoutName } from './layouts/layouts.ts';

interface SocialFormat {
  label: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The composition that it is drawn in. */
  layout: LayoutName;
}

const story: SocialFormat = { label: 'Story', width: 1080, height: 1920, layout: 'story' };

/** What each platform shows, in its order. */
export const socialFormats: Readonly<Record<string, Readonly<Record<string, SocialFormat>>>> = {
  instagram: {
    'feed-post': { label: 'Feed post', width: 1080, height: 1080, layout: 'square' },
    story,
    reel: { label: 'Reel', width: 1080, height: 1920, layout: 'reel' },
  },
  facebook: {
    'feed-post': { label: 'Feed post', width: 1200, height: 630, layout: 'landscape' },
    story,
    cover: { label: 'Cover', width: 1200, height: 315, layout: 'cover' },
  },
  linkedin: {
    'feed-post': { label: 'Feed post', width: 1200, height: 627, layout: 'landscape' },
    article: { label: 'Article', width: 1200, height: 627, layout: 'landscape' },
    company: { label: 'Company', width: 1200, height: 300, layout: 'company' },
  },
  twitter: {
    tweet: { label: 'Tweet', width: 1200, height: 675, layout: 'tweet' },
    header: { label: 'Header', width: 1500, height: 500, layout: 'header' },
  },
};

/** @throws {RangeError} for a format that the platform does not have; a restored draft never holds one. */
export function socialFormat({ platform, format }: { platform: string; format: string }): SocialFormat {
  const found = socialFormats[platform]?.[format];
  if (!found) throw new RangeError(`There is no format ${format} on ${platform}.`);
  return found;
}

export const dimensionOf = ({ width, height }: Pick<SocialFormat, 'width' | 'height'>) =>
  `${width} × ${height} px`;

/** What a platform needs to know of a post: "Story, 1080 × 1920 px, RGB". */
export function formatLine(choice: Parameters<typeof socialFormat>[0]): string {
  const format = socialFormat(choice);
  return `${format.label}, ${dimensionOf(format)}, RGB`;
}
