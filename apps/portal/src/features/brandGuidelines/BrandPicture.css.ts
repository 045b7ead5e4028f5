import { globalStyle, style } from '@vanilla-extract/css';

/** Creates no box of its own: the picture inside is laid out as if there were no wrapper. */
export const frame = style({ display: 'contents' });
globalStyle(`${frame} > source`, { display: 'none' });
