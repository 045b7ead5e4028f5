/**
 * How pictures of stories are taken for comparison, by Chromatic and by `pnpm visual`. A mode is a set of the toolbar's values; its
 * viewport is in CSS pixels.
 */
export const modes = {
  light: { theme: 'light', viewport: 1280 },
  dark: { theme: 'dark', viewport: 1280 },
  phone: { theme: 'light', viewport: { width: 390, height: 844 } },
} as const;

export const snapshots = {
  modes,
  /** Chromatic pauses videos and animations; ours then also come to rest by themselves. */
  prefersReducedMotion: 'reduce',
  pauseAnimationAtEnd: true,
};
