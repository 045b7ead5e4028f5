import { globalStyle, style } from '@vanilla-extract/css';

export const slot = style({ overflow: 'hidden' });
/** Fills its container unless the caller's class or style says otherwise, regardless of style sheet order. */
globalStyle(`:where(${slot})`, { position: 'absolute', inset: 0 });

export const picture = style({ position: 'absolute', maxInlineSize: 'none', objectFit: 'cover' });
