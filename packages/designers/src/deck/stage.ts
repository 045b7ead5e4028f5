/** A length in pixels of the 1920 × 1080 stage, or of 1080 × 1920 if the stage is taller than wide. */
export const px = (pixels: number) => `calc(var(--px) * ${pixels})`;

/** Container query for a stage that's taller than wide: the same message in a different composition. */
export const portrait = '(orientation: portrait)';

/** The wide stage at its natural size, in CSS pixels. */
export const stageSize = { width: 1920, height: 1080 } as const;
