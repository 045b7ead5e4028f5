/**
 * Modes in which Chromatic and `pnpm visual` take screenshots of stories. A mode is a set of toolbar values; its
 * viewport is in CSS pixels.
 */
export const modes = {
  light: { theme: 'light', viewport: 1280 },
  dark: { theme: 'dark', viewport: 1280 },
  phone: { theme: 'light', viewport: { width: 390, height: 844 } },
} as const;

export const snapshots = {
  modes,
  /** Chromatic pauses videos and animations; this makes ours stop as well. */
  prefersReducedMotion: 'reduce',
  pauseAnimationAtEnd: true,
};
