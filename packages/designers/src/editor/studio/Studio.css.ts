import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

const folded = '(min-width: 768px) and (max-width: 1199.98px)';
const line = `1px solid ${ui.color.line.subtle}`;

export const studio = style({});
export const frame = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  minBlockSize: '3.5rem',
  paddingInline: ui.space['3'],
  borderBlockEnd: line,
  background: ui.color.surface.raised,
  '@media': { [mediaQueries.mobile]: { gap: ui.space['2'], paddingInline: ui.space['2'] } },
});
export const title = style({
  margin: 0,
  fontSize: ui.text.size.md,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Saves space for the controls; the layer already has the name.
  '@media': {
    [mediaQueries.mobile]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});
export const tools = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['1'],
  // If a long title and the tools don't both fit, the title is cut short.
  '@media': { 'screen and (max-width: 1199.98px)': { minInlineSize: 'max-content' } },
});
export const download = style({ flexShrink: 0, maxInlineSize: '24rem' });

export const panes = style({ display: 'flex', borderBlockEnd: line, background: ui.color.surface.raised });
export const pane = style({
  flex: 1,
  borderRadius: 0,
  borderBlockEnd: '2px solid transparent',
  selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: ui.color.accent.cyan } },
});

/** On a narrow bar, the save status of the draft is next to its fields and next to the piece. */
export const drafts = style({
  padding: `${ui.space['2']} ${ui.space['4']}`,
  borderBlockEnd: line,
  background: ui.color.surface.page,
});

export const body = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr) 22rem',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': {
    [folded]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
    [mediaQueries.mobile]: { display: 'block' },
  },
});
const column = style({ overflowY: 'auto', overscrollBehavior: 'contain', background: ui.color.surface.page });
export const form = style([
  column,
  {
    borderInlineEnd: line,
    '@media': {
      [mediaQueries.mobile]: { position: 'absolute', inset: 0, zIndex: 0, borderInlineEnd: 0 },
    },
    selectors: { '&[data-front]': { zIndex: 2 } },
  },
]);
export const fields = style({
  display: 'grid',
  gap: ui.space['6'],
  padding: ui.space['4'],
  minInlineSize: 0,
});
export const middle = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { [mediaQueries.mobile]: { position: 'absolute', inset: 0, zIndex: 1 } },
});
/** Wraps content that updates later; has no box of its own. */
export const following = style({ display: 'contents' });
/** Everything in the middle of one designer. */
export const board = style({ display: 'contents' });
export const rail = style([
  column,
  {
    // In front of the piece, which is clipped at the edge of its room.
    position: 'relative',
    borderInlineStart: line,
    '@media': {
      [folded]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        zIndex: 3,
        inlineSize: '22rem',
        boxShadow: ui.shadow.overlay,
      },
      [mediaQueries.mobile]: { borderInlineStart: 0, borderBlockStart: line, overflowY: 'visible' },
    },
  },
]);
export const railTabs = style({ padding: `${ui.space['2']} ${ui.space['4']} ${ui.space['6']}` });

export const segments = style({
  display: 'flex',
  gap: 2,
  padding: 2,
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
});
export const segment = style({
  selectors: {
    '&[aria-pressed="true"]': { background: ui.color.surface.raised, boxShadow: ui.shadow.raised },
    '&[aria-pressed="false"]': { color: ui.color.text.muted, fontWeight: ui.font.medium },
  },
});
export const guideChoice = style({ position: 'relative' });
export const guideList = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${ui.space['2']})`,
  insetInlineStart: 0,
  zIndex: 4,
  display: 'grid',
  gap: ui.space['3'],
  inlineSize: 'max-content',
  maxInlineSize: '18rem',
  padding: ui.space['4'],
  border: line,
  borderRadius: ui.radius.card,
  background: ui.color.surface.overlay,
  boxShadow: ui.shadow.overlay,
});
/** Shows the color of its lines, so the list doubles as a legend. */
export const guide = style({
  borderInlineStart: '3px solid var(--guide)',
  paddingInlineStart: ui.space['2'],
});
export const note = style({ margin: 0, fontSize: ui.text.size.xs, color: ui.color.text.muted });
