import { palette, translucent } from '@daybreak/brand';
import { ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const guides = style({ position: 'absolute', inset: 0, pointerEvents: 'none', direction: 'ltr' });

const at = style({ position: 'absolute', boxSizing: 'border-box', color: 'var(--guide)' });
/** A light edge along the line, so it's visible on any background. */
const halo = `0 0 0 1px ${translucent('white', 0.65)}`;
export const shape = styleVariants({
  edge: [at, { outline: '1px dashed var(--guide)', boxShadow: `${halo}, inset ${halo}` }],
  zone: [
    at,
    {
      outline: '1px solid var(--guide)',
      outlineOffset: -1,
      backgroundImage: `repeating-linear-gradient(135deg, ${translucent('night', 0.3)} 0 1px, ${translucent('white', 0.12)} 1px 8px)`,
    },
  ],
  line: [at, { outline: '1px dashed var(--guide)', boxShadow: halo }],
  name: [at],
});
const colored = (color: string) => ({ vars: { '--guide': color } });
export const kind = styleVariants({
  trim: colored(palette.orange.hex),
  safe: colored(palette.cyan.hex),
  margins: colored(palette.dodger.hex),
  folds: colored(palette.orange.hex),
  postal: colored(palette.night.hex),
  covered: colored(palette.night.hex),
});
export const label = style({
  position: 'absolute',
  insetBlockStart: 4,
  left: 4,
  maxInlineSize: 'calc(100% - 8px)',
  paddingInline: 5,
  borderRadius: 4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: palette.night.hex,
  color: palette.white.hex,
  fontSize: ui.text.size.xs,
  lineHeight: '18px',
  fontWeight: ui.font.medium,
});
