import { globalStyle, style } from '@vanilla-extract/css';

/** No box of its own: the picture inside is laid out as if it stood alone. */
export const frame = style({ display: 'contents' });
globalStyle(`${frame} > source`, { display: 'none' });
