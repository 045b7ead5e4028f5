import type { ArtboardSide } from '@daybreak/print';

interface SocialFormat {
  label: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Area that the platform's controls cover. */
  covered?: ArtboardSide['covered'];
}

/** The top 14 % and the bottom 20 %. */
const story: SocialFormat = { label: 'Story', width: 1080, height: 1920, covered: { top: 269, bottom: 384 } };
/** The top 14 %, the bottom 35 % and 6 % at each side. */
const reel: SocialFormat = {
  label: 'Reel',
  width: 1080,
  height: 1920,
  covered: { x: 65, top: 269, bottom: 672 },
};

/** The formats of each platform, in its order. */
export const socialFormats: Readonly<Record<string, Readonly<Record<string, SocialFormat>>>> = {
  instagram: {
    'feed-post': { label: 'Feed post', width: 1080, height: 1080 },
    story,
    reel,
  },
  facebook: {
    'feed-post': { label: 'Feed post', width: 1200, height: 630 },
    story,
    cover: { label: 'Cover', width: 1200, height: 315 },
  },
  linkedin: {
    'feed-post': { label: 'Feed post', width: 1200, height: 627 },
    article: { label: 'Article', width: 1200, height: 627 },
    company: { label: 'Company', width: 1200, height: 300 },
  },
  twitter: {
    tweet: { label: 'Tweet', width: 1200, height: 675 },
    header: { label: 'Header', width: 1500, height: 500 },
  },
};

/** @throws {RangeError} for a format that the platform doesn't have, which a restored draft never holds. */
export function socialFormat({ platform, format }: { platform: string; format: string }): SocialFormat {
  const match = socialFormats[platform]?.[format];
  if (!match) throw new RangeError(`There is no format ${format} on ${platform}.`);
  return match;
}

export const dimensionOf = ({ width, height }: Pick<SocialFormat, 'width' | 'height'>) =>
  `${width} × ${height} px`;

/** A post's format in one line: "Story, 1080 × 1920 px, RGB". */
export function formatLine(choice: Parameters<typeof socialFormat>[0]): string {
  const format = socialFormat(choice);
  return `${format.label}, ${dimensionOf(format)}, RGB`;
}
