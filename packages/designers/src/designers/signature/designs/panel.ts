import { palette } from '@daybreak/brand';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { layoutFor } from '../details.ts';
import type { HtmlNode } from '../mailNode.ts';
import {
  bar,
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
    tr({ tag: 'td', style: { paddingBottom: 8 }, children: [table([tr(bar(orange.hex, 40, 3))])] }),
    ...linesOf(user).map((line) =>
      row(contact(line), { color: gray, fontSize: textSize, lineHeight: '20px' }),
    ),
    tr({ tag: 'td', style: { paddingTop: 10 }, children: [strip()] }),
  ];
  return onWhite([
    tr(
      {
        tag: 'td',
        attributes: { valign: 'bottom', bgcolor: palette.night.hex },
        style: { padding: 0, background: palette.night.hex },
        children: [mark(user.logoVersion === 'icon' ? 'panel-icon' : 'panel')],
      },
      {
        tag: 'td',
        attributes: { valign: 'middle' },
        style: { padding: '6px 12px 6px 20px' },
        children: [table(words)],
      },
    ),
  ]);
}
