import { keyframes, style } from '@vanilla-extract/css';

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({ display: 'inline-flex', lineHeight: 0 });
export const ring = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: '50%',
  border: '0.15em solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${rotate} 0.8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '3s !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
