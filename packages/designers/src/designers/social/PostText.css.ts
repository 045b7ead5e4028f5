import { style } from '@vanilla-extract/css';

export const field = style({ inlineSize: '100%' });
/**
 * Lets a caption of 2,200 characters scroll, because this column stays in view while the user fills in the form next to
 * it.
 */
export const text = style({ maxBlockSize: '14rem', resize: 'none' });
