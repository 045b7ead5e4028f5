import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { type ContactLine, layoutFor } from '../details.ts';
import type { HtmlNode } from '../mailNode.ts';
import {
  bar,
  box,
  contact,
  cyan,
  gap,
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

const width = 420;
/** Maximum number of characters of two contacts that share a line. */
const pair = 54;

const lengthOf = ({ label = '', text }: ContactLine) => label.length + text.length;

/** Puts contacts two to a line where both fit. */
function lines(all: readonly ContactLine[]): ContactLine[][] {
  const grouped: ContactLine[][] = [];
  for (const each of all) {
    const last = grouped.at(-1);
    if (last?.length === 1 && last[0] && lengthOf(last[0]) + lengthOf(each) <= pair) last.push(each);
    else grouped.push([each]);
  }
  return grouped;
}

/** The horizontal mark first, on a horizon that begins in the sun's color. */
export function horizontal(user: UserDetails): HtmlNode {
  const { textSize } = layoutFor(user.name);
  const icon = user.logoVersion === 'icon';
  return onWhite(
    [
      tr(box(icon ? mark('icon', 52) : mark('logo'), { padding: '12px 12px 10px 12px' })),
      tr(
        box(table([tr(bar(orange.hex, 56, 3), bar(cyan.hex, width - 56, 3))]), { padding: '0 12px 0 12px' }),
      ),
      row(inLines(nameOf(user)), {
        padding: '12px 12px 0 12px',
        color: teal.hex,
        fontSize: 20,
        fontWeight: 'bold',
        lineHeight: '26px',
      }),
      row(inLines(titleOf(user)), {
        padding: '0 12px 8px 12px',
        color: gray,
        fontSize: 13,
        lineHeight: '18px',
      }),
      ...lines(linesOf(user)).map((line) =>
        row(
          line.flatMap((each, index) => [...(index > 0 ? [gap] : []), ...contact(each)]),
          { padding: '0 12px 0 12px', color: gray, fontSize: textSize, lineHeight: '20px' },
        ),
      ),
      tr(box(strip(), { padding: '12px 12px 12px 12px' })),
    ],
    width + 24,
  );
}
