import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: ui.space[2],
  marginBlockEnd: `calc(-1 * ${ui.space[4]})`,
  border: 'none',
  '@media': { print: { display: 'none' } },
});
export const legend = style({ padding: 0 });
/** Tall enough for a thumb. Weight and a line mark the current language, not color alone. */
export const choice = style({
  minBlockSize: ui.size.control,
  border: 'none',
  padding: `0 ${ui.space[2]}`,
  background: 'none',
  color: ui.color.text.muted,
  borderRadius: ui.radius.control,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-pressed=true]': {
      color: ui.color.text.main,
      fontWeight: 700,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
});
export const missing = style({ flexBasis: '100%', textAlign: 'end', color: ui.color.text.muted });
