/** Waits two frames: observers of sizes have fired, and what they changed is drawn. */
export const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
