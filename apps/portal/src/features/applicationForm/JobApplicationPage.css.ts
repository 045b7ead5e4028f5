import { palette } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const column = { inlineSize: 'min(100%, 42rem)', marginInline: 'auto', paddingInline: ui.space[6] } as const;
const phone = { [mediaQueries.mobile]: { paddingInline: ui.space[4] } };

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: ui.color.surface.page,
});

/** The brand's dark ground for the white logo, in both themes and with forced colors. Not on the printed receipt. */
export const band = style({
  background: palette.teal.hex,
  forcedColorAdjust: 'none',
  '@media': { print: { display: 'none' } },
});
export const bandContent = style({
  ...column,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '6rem',
  overflow: 'hidden',
  '@media': phone,
});
export const logo = style({ display: 'block', blockSize: '34px', inlineSize: 'auto' });
/** The rising disc, large and cropped by the horizon. */
export const sunrise = style({
  position: 'absolute',
  insetInlineEnd: ui.space[6],
  insetBlockEnd: '-4.5rem',
  inlineSize: '9rem',
  blockSize: '9rem',
  borderRadius: '50%',
  background: palette.orange.hex,
  '@media': {
    [mediaQueries.mobile]: {
      insetInlineEnd: ui.space[4],
      inlineSize: '7rem',
      blockSize: '7rem',
      insetBlockEnd: '-3.75rem',
    },
  },
});

export const main = style({
  ...column,
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[6],
  paddingBlock: ui.space[10],
  '@media': {
    [mediaQueries.mobile]: { paddingInline: ui.space[4], paddingBlock: ui.space[7], gap: ui.space[5] },
  },
});
export const intro = style({ display: 'grid', gap: ui.space[2] });
export const title = style({
  fontSize: 'clamp(2rem, 6vw, 2.75rem)',
  fontWeight: ui.font.heading,
  lineHeight: 1.15,
});
export const heading = style({
  fontSize: ui.text.size.xl,
  fontWeight: ui.font.heading,
  lineHeight: ui.text.line.tight,
});
export const lead = style({ fontSize: ui.text.size.lg, color: ui.color.text.muted, textWrap: 'pretty' });

export const card = style({
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  boxShadow: ui.shadow.raised,
  display: 'grid',
  gap: ui.space[6],
  padding: ui.space[8],
  '@media': { [mediaQueries.mobile]: { padding: ui.space[4], paddingBlock: ui.space[6] } },
});

export const pageFooter = style({
  ...column,
  paddingBlock: ui.space[6],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  '@media': phone,
});
