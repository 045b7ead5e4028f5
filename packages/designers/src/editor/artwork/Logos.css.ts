import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';

const { color } = brandVars;

export const pair = style({ display: 'flex', alignItems: 'center' });
export const ours = style({ flexShrink: 0, blockSize: '100%', inlineSize: 'auto', maxInlineSize: 'none' });
export const hairline = style({ flexShrink: 0, background: 'currentColor' });
/** `fitting/fitLogos` sets its background. */
export const partner = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  selectors: {
    '&[data-field="white"]': { background: color.white },
    '&[data-field="night"]': { background: color.night },
  },
});
export const theirs = style({ blockSize: '100%', inlineSize: 'auto', objectFit: 'contain' });
