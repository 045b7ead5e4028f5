import { palette } from '@daybreak/brand';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { layoutFor } from '../details.ts';
import type { HtmlNode } from '../mailNode.ts';
import {
  bar,
  box,
  contact,
  gray,
  inLines,
  linesOf,
  mark,
  nameOf,
  onWhite,
  orange,
  row,
  strip,
  table,
  teal,
  titleOf,
  tr,
} from '../parts.ts';

/** The rising disc on its own ground, next to the words. With many words, the ground extends above the picture. */
export function panel(user: UserDetails): HtmlNode {
  const { textSize } = layoutFor(user.name);
  const words = [
    row(inLines(nameOf(user)), { color: teal.hex, fontSize: 20, fontWeight: 'bold', lineHeight: '26px' }),
    row(inLines(titleOf(user)), { color: gray, fontSize: 13, lineHeight: '18px', paddingBottom: 8 }),
    tr(box(table([tr(bar(orange.hex, 40, 3))]), { paddingBottom: 8 })),
    ...linesOf(user).map((line) =>
      row(contact(line), { color: gray, fontSize: textSize, lineHeight: '20px' }),
    ),
    tr(box(strip(), { paddingTop: 10 })),
  ];
  return onWhite([
    tr(
      box(
        mark(user.logoVersion === 'icon' ? 'panel-icon' : 'panel'),
        { padding: 0, background: palette.night.hex },
        { valign: 'bottom', bgcolor: palette.night.hex },
      ),
      box(table(words), { padding: '6px 12px 6px 20px' }, { valign: 'middle' }),
    ),
  ]);
}
