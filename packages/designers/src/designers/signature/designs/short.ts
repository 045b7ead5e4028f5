import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { layoutFor } from '../details.ts';
import type { HtmlNode } from '../mailNode.ts';
import {
  bar,
  box,
  contact,
  gap,
  gray,
  inLines,
  linesOf,
  mark,
  nameOf,
  onWhite,
  orange,
  row,
  table,
  teal,
  titleOf,
  tr,
} from '../parts.ts';

/** Maximum length, in characters, of a name and title on one line. */
const oneLine = 46;

/** Three compact lines next to the icon, for replies. */
export function short(user: UserDetails): HtmlNode {
  const lines = linesOf(user);
  const line = (some: typeof lines) =>
    row(
      some.flatMap((each, index) => [...(index > 0 ? [gap] : []), ...contact(each)]),
      { color: gray, fontSize: Math.min(12, layoutFor(user.name).textSize), lineHeight: '18px' },
    );
  const [name, title] = [nameOf(user), titleOf(user)];
  const strong: HtmlNode = { tag: 'strong', style: { color: teal.hex }, children: inLines(name) };
  const set = { color: gray, fontSize: 14, lineHeight: '20px' };
  // On one line if both fit.
  const head =
    name.length + title.length <= oneLine
      ? [row([strong, `\u00a0 ${title}`], set)]
      : [row([strong], set), row(inLines(title), { ...set, fontSize: 12, lineHeight: '18px' })];
  return onWhite([
    tr(
      box(mark('icon', 52), { padding: '8px 10px 8px 8px' }, { valign: 'middle' }),
      bar(orange.hex, 3, 68),
      box(
        table([
          ...head,
          line(lines.filter(({ isNumber }) => isNumber)),
          line(lines.filter(({ isNumber }) => !isNumber)),
        ]),
        { padding: '7px 12px 7px 14px' },
        { valign: 'middle' },
      ),
    ),
  ]);
}
