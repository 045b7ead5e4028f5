import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { options } from './preview/PieceChoice.css.ts';

export const workbench = style({
  display: 'grid',
  // The piece gets half the room, however large the text is.
  gridTemplateColumns: 'minmax(0, min(26rem, 50%)) minmax(0, 1fr)',
  gap: ui.space['8'],
  alignItems: 'start',
  '@media': {
    [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space['5'] },
    '(min-width: 768px) and (max-width: 1100px)': {
      gridTemplateColumns: 'minmax(0, min(20rem, 60%)) minmax(0, 1fr)',
      gap: ui.space['6'],
    },
  },
});
/** Wraps a field that a template locks. */
export const locked = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 });
/** Preview, layouts and details, as tall as the form. On a phone the form is before the details. */
export const beside = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['5'],
  minInlineSize: 0,
  '@media': { [mediaQueries.mobile]: { display: 'contents' } },
});
/** Preview and layouts, with details below that scroll past the preview. */
export const besideDetails = style({ display: 'contents' });
/** Preview and layouts, which stay in view while the form scrolls, if the window has room for both. */
export const pinned = style({
  display: 'contents',
  '@media': {
    'screen and (min-width: 1280px) and (min-height: 820px)': {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: ui.space['3'],
      minInlineSize: 0,
    },
  },
});
/** The preview, which stays in view while the form scrolls, unless that leaves the form too little room. */
export const preview = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['3'],
  minInlineSize: 0,
  marginBlockStart: `calc(-1 * ${ui.space['4']})`,
  paddingBlock: `${ui.space['4']} ${ui.space['2']}`,
  background: ui.color.surface.page,
  '@media': {
    [mediaQueries.mobile]: {
      order: -1,
      gap: ui.space['2'],
      marginBlockStart: 0,
      paddingBlock: ui.space['2'],
    },
    '(max-height: 599.98px)': { position: 'static' },
  },
});
/** The choice of a layout, next to the preview: on a phone, in one row that scrolls. */
export const layouts = style({
  minInlineSize: 0,
  scrollMargin: '26rem',
  '@media': { [mediaQueries.mobile]: { order: -1 } },
});
globalStyle(`${layouts} ${options}`, {
  '@media': {
    [mediaQueries.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(6.25rem, max-content)',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      // Room for the focus ring.
      margin: -4,
      padding: 4,
    },
  },
});
/** The preview box from the spec holds at most 400 × 200 px of artwork. */
export const well = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(200px + 2 * ${ui.space['6']})`,
  padding: ui.space['6'],
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
  overflow: 'hidden',
  '@media': { [mediaQueries.mobile]: { padding: ui.space['3'], minBlockSize: 0 } },
});
/** A well that opens the studio. */
export const opens = style({ position: 'relative', cursor: 'zoom-in' });
/** A hint that a press opens the piece in the studio. */
export const enlarge = style({
  position: 'absolute',
  insetBlockStart: ui.space['3'],
  insetInlineEnd: ui.space['3'],
  color: ui.color.text.muted,
  // A wide piece fills the well on a phone.
  '@media': { [mediaQueries.mobile]: { display: 'none' } },
});
/** The specification of the piece, with undo and redo at the end of the line. */
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  minBlockSize: ui.size.control,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space['2'] });
/** A field and its hints. When scrolled into view, it stays clear of the edge. */
export const field = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  borderRadius: ui.radius.control,
  scrollMargin: ui.space['5'],
  '::before': {
    content: '',
    position: 'absolute',
    inset: -6,
    zIndex: -1,
    borderRadius: ui.radius.control,
    background: ui.color.action.selected,
    opacity: 0,
    pointerEvents: 'none',
  },
});
/** A narrow window, in which the actions of a preview leave out icons and the menu's label to fit into one row. */
const narrow = 'screen and (max-width: 1100px)';
export const menuWord = style({
  '@media': {
    [narrow]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${preview} ${actions} button`, {
  '@media': { [narrow]: { paddingInline: ui.space['3'] } },
});
globalStyle(`${preview} ${actions} button:not([aria-haspopup]) > svg`, {
  '@media': { [narrow]: { display: 'none' } },
});
/**
 * Highlights a field's background when undo or redo changed it. Opacity needs no painting, so the next step isn't held
 * up.
 */
export const lit = { opacity: [1, 0] };
export const section = style({ display: 'grid', gap: ui.space['4'], minInlineSize: 0 });
/** Undo and redo, always at the end of the actions. */
export const history = style({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' });
export const specification = style({
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [mediaQueries.mobile]: { fontSize: ui.text.size.xs } },
});
export const enlarged = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100%',
  '@supports': { '(align-items: safe center)': { placeItems: 'safe center' } },
});
/**
 * Sides out of view stay mounted for the export, hidden from the user. Don't make them invisible: the export would be,
 * too.
 */
export const aside = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  overflow: 'hidden',
});
