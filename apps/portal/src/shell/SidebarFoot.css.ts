import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** There is no room for it on the icon rail. */
const rail = '[data-state="collapsed"] &';

export const versions = style({
  margin: `${ui.space[1]} ${ui.space[2]} 0`,
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
  whiteSpace: 'nowrap',
  selectors: { [rail]: { display: 'none' } },
});
