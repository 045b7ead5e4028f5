import { style } from '@vanilla-extract/css';

export const wide = style({ gridRow: 'span 3', '@media': { '(max-width: 1080px)': { gridRow: 'auto' } } });
