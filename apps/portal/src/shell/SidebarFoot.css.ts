import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Hidden on the icon rail, for lack of room. */
const rail = '[data-state="collapsed"] &';

export const versions = style({
  margin: `${ui.space[1]} ${ui.space[2]} 0`,
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
  whiteSpace: 'nowrap',
  selectors: { [rail]: { display: 'none' } },
});
