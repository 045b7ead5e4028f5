import { style } from '@vanilla-extract/css';

/** Lucide's icons (ISC license) as masks: as components they'd take up a fortieth of this page's size budget. */
const icon = (...shapes: string[]) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`;
  return style({
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / contain no-repeat`,
    forcedColorAdjust: 'none',
  });
};
const path = (d: string) => `<path d="${d}"/>`;
const circle = '<circle cx="12" cy="12" r="10"/>';

export const upload = icon(
  path('M12 3v12'),
  path('m17 8-5-5-5 5'),
  path('M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'),
);
export const file = icon(
  path(
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  ),
  path('M14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8'),
);
export const check = icon(circle, path('m16 9-5.5 5.5L8 12'));
export const warning = icon(circle, path('M12 8v4'), path('M12 16h.01'));
