import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';

const { color } = brandVars;

/** All of the picture, or all above the band. */
export const scene = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, overflow: 'hidden' });
/** The picture's edge: the horizon line of a piece without rows. */
export const edge = style({ position: 'absolute', insetInline: 0, background: color.cyan });

export const action = style({ display: 'flex', flexShrink: 0, alignItems: 'flex-start' });
export const beside = style({ flexDirection: 'row', alignItems: 'center' });
export const under = style({ flexDirection: 'column' });
export const tags = style({ fontWeight: 600, lineHeight: 1.3 });
