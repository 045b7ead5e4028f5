/** A length of `multiple` hundredths of the trim's shorter side. The artwork's root sets `--u`. */
export const u = (multiple: number) => `calc(var(--u) * ${multiple})`;

/** The same for the font size of a text with `data-fit`, which may shrink it. */
export const fitted = (multiple: number) => `calc(var(--u) * ${multiple} * var(--fit, 1))`;

/**
 * Lines of this share of the font size each, in whole pixels: WebKit cuts a line's height to them, and would fit more lines than others. `more`:
 * other variables of the style.
 */
export const lines = (share: number, more?: Record<string, string>) => ({
  vars: { '--lines': String(share), ...more },
});
