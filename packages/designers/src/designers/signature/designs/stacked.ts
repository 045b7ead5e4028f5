import { company, hostedBadge } from '@daybreak/brand';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { layoutFor } from '../details.ts';
import type { HtmlNode } from '../mailNode.ts';
import {
  box,
  certifications,
  contact,
  cyan,
  gray,
  inLines,
  linesOf,
  mark,
  nameOf,
  onWhite,
  picture,
  row,
  table,
  teal,
  titleOf,
  tr,
} from '../parts.ts';

/** The specified signature: the stacked logo next to the words, the five seals below them. */
export function stacked(user: UserDetails): HtmlNode {
  const { logoHeight, nameSize, textSize } = layoutFor(user.name);
  const logo = user.logoVersion === 'icon' ? 'icon' : 'stacked';
  const words = [
    row(inLines(nameOf(user)), {
      color: teal.hex,
      fontSize: nameSize,
      fontWeight: 'bold',
      lineHeight: '1.3',
    }),
    row(inLines(titleOf(user)), {
      color: gray,
      fontSize: textSize,
      lineHeight: '1.4',
      paddingBottom: 6,
      borderBottom: `2px solid ${cyan.hex}`,
    }),
    ...linesOf(user).map((line, index) =>
      row(contact(line), {
        color: gray,
        fontSize: textSize,
        lineHeight: '1.5',
        ...(index === 0 ? { paddingTop: 6 } : {}),
      }),
    ),
  ];
  const seals = company.certifications.map(({ id }, index) =>
    box(picture(hostedBadge(id), certifications[id], 40, 40), {
      padding: index === 0 ? '8px 0 0 0' : '8px 0 0 8px',
    }),
  );
  const top = { valign: 'top' };
  return onWhite([
    tr(box(mark(logo, logoHeight), { padding: '8px 16px 8px 8px' }, top), {
      tag: 'td',
      attributes: top,
      style: { padding: '8px 8px 8px 0' },
      children: [table(words), table([tr(...seals)])],
    }),
  ]);
}
