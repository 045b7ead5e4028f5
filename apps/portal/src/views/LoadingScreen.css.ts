import { style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });
export const region = style({ display: 'grid', placeItems: 'center', minBlockSize: '50vh' });
