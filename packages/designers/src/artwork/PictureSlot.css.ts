import { globalStyle, style } from '@vanilla-extract/css';

export const slot = style({ overflow: 'hidden' });
/** Fills what is around it until a class or style of the caller says otherwise, whichever style sheet comes first. */
globalStyle(`:where(${slot})`, { position: 'absolute', inset: 0 });

export const picture = style({ position: 'absolute', maxInlineSize: 'none', objectFit: 'cover' });
