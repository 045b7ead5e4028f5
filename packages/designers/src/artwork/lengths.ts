/** A length of `multiple` hundredths of the trim's shorter side. The artwork's root sets `--u`. */
export const u = (multiple: number) => `calc(var(--u) * ${multiple})`;

/** The same for the font size of a text with `data-fit`, which may shrink it. */
export const fitted = (multiple: number) => `calc(var(--u) * ${multiple} * var(--fit, 1))`;
