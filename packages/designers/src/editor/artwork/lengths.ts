/** `multiple` hundredths of the trim's shorter side. The artwork's root sets `--u`. */
export const u = (multiple: number) => `calc(var(--u) * ${multiple})`;

/** The font size of a text with `data-fit`, which may shrink it, in hundredths of the trim's shorter side. */
export const fittedLength = (multiple: number) => `calc(var(--u) * ${multiple} * var(--fit, 1))`;

/**
 * Line height in whole pixels: WebKit truncates line heights to whole pixels and would fit more lines than other
 * browsers.
 *
 * @param share the line height, as a share of the font size
 * @param variables other variables of the style
 */
export const lines = (share: number, variables?: Record<string, string>) => ({
  vars: { '--lines': String(share), ...variables },
});

/** A headline is at least this many times as large as any text below it. */
export const LEAST_RATIO = 1.3;

/** The font size of a text below a headline, which shrinks first (`fitTexts` sets `--headline`, in units). */
export const belowHeadline = (size: string) =>
  `min(${size}, calc(var(--u) * var(--headline, 1000) / ${LEAST_RATIO}))`;
