import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { pictureSize } from '../../../workbench/PieceChoice.css.ts';

/** What is seen of the mail; the rest scrolls. */
export const view = style({
  overflow: 'hidden auto',
  background: '#fff',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.raised}`,
});
export const large = style({ maxBlockSize: '100%', marginInline: 'auto' });
export const around = style({ blockSize: '100%' });
export const screen = style({ position: 'relative', overflow: 'hidden', direction: 'ltr' });
export const frame = style({
  display: 'block',
  border: 0,
  maxInlineSize: 'none',
  transformOrigin: '0 0',
  colorScheme: 'light',
  background: '#fff',
});
/** Under the preview. */
export const mode = style({ paddingBlockStart: ui.space['3'] });
/** How the mail stands in a list of mails. Not on phones, where the preview stays in view over the form. */
export const inbox = style({
  display: 'flex',
  gap: ui.space['2'],
  paddingBlockEnd: ui.space['3'],
  fontSize: ui.text.size.sm,
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [mediaQueries.mobile]: { display: 'none' } },
});
export const subject = style({
  fontWeight: ui.font.semibold,
  flexShrink: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const preheader = style({
  color: ui.color.text.muted,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** As much of a mail as is seen before anybody scrolls. */
export const head = style({
  inlineSize: pictureSize,
  blockSize: pictureSize,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}`,
});
