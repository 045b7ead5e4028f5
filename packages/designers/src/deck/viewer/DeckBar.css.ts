import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { keyframes, style } from '@vanilla-extract/css';
import { deck } from '../Deck.css.ts';

const { color } = brandVars;
const wide = '(min-width: 75rem)';
/** 320 CSS px: a small phone, or a desktop window at 400 % zoom. */
const narrowest = '(max-width: 22.5rem)';
const phoneOnItsSide = '(orientation: landscape) and (max-height: 30rem)';
const slidesOnly = `${deck}[data-view="slides"] > &`;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: ui.space[3],
  background: `color-mix(in srgb, ${color.night} 62%, black)`,
  borderBlockStart: `1px solid ${color.night}`,
  color: color.white,
  selectors: {
    // Over the slide, and hidden while idle.
    [`${deck}:fullscreen[data-view="slides"] > &`]: {
      gridRow: '2',
      gridColumn: '1 / -1',
      transition: `opacity ${ui.motion.base} ease-out`,
    },
    [`${deck}:fullscreen[data-view="slides"][data-idle] > &:not(:focus-within)`]: { opacity: 0 },
  },
  '@media': {
    '(max-width: 37.5rem)': { gridTemplateColumns: '0 auto 1fr' },
    [narrowest]: { paddingInline: ui.space[1] },
    [phoneOnItsSide]: {
      selectors: {
        [slidesOnly]: {
          gridTemplate: '1fr auto 0 / auto',
          justifyItems: 'center',
          minBlockSize: 0,
          paddingInline: ui.space[1],
        },
      },
    },
  },
});

const late = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Shown only to users who have to wait. */
export const note = style({
  overflow: 'hidden',
  fontSize: ui.text.size.xs,
  whiteSpace: 'nowrap',
  animation: `${late} 1ms linear 1s backwards`,
  '@media': { [phoneOnItsSide]: { display: 'none' } },
});

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '2',
  '@media': {
    [phoneOnItsSide]: {
      selectors: { [`${deck}[data-view="slides"] &`]: { display: 'grid', gridArea: '2 / 1' } },
    },
  },
});

export const counter = style({
  minInlineSize: '4.5rem',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [phoneOnItsSide]: { minInlineSize: 0 }, [narrowest]: { minInlineSize: '2.25rem' } },
});

export const views = style({
  display: 'flex',
  gridColumn: '3',
  justifySelf: 'end',
  '@media': {
    [phoneOnItsSide]: {
      selectors: {
        [`${deck}[data-view="slides"] &`]: { display: 'grid', gridArea: '1 / 1', justifySelf: 'center' },
      },
    },
  },
});

export const control = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: ui.space[2],
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  margin: 0,
  paddingInline: ui.space[2],
  border: 0,
  borderRadius: ui.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  cursor: 'pointer',
  ':hover': { background: color.teal },
  ':focus-visible': { outline: `2px solid ${color.cyan}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-disabled="true"]': { background: 'transparent', opacity: 0.35, cursor: 'not-allowed' },
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: ui.space[2],
      insetBlockEnd: 0,
      blockSize: '3px',
      background: color.cyan,
    },
  },
  '@media': { [wide]: { paddingInline: ui.space[3] } },
});

export const word = style({
  '@media': {
    [`not all and ${wide}`]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
