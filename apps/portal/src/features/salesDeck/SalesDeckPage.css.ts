import { style } from '@vanilla-extract/css';

export const page = style({ blockSize: '100dvh' });
