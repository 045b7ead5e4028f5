import { style } from '@vanilla-extract/css';

export const page = style({ blockSize: '100dvh', '@media': { print: { blockSize: 'auto' } } });
