/** `multiple` hundredths of the trim's shorter side. The artwork's root sets `--u`. */
export const u = (multiple: number) => `calc(var(--u) * ${multiple})`;

/** The same for the font size of a text with `data-fit`, which may shrink it. */
export const fitted = (multiple: number) => `calc(var(--u) * ${multiple} * var(--fit, 1))`;

/**
 * Line height as this share of the font size, in whole pixels: WebKit truncates line heights to whole pixels and would fit more lines than
 * other browsers. `more`: other variables of the style.
 */
export const lines = (share: number, more?: Record<string, string>) => ({
  vars: { '--lines': String(share), ...more },
});
