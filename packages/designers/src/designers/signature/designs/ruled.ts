import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { type ContactLine, layoutFor } from '../details.ts';
import type { HtmlNode } from '../mailNode.ts';
import {
  bar,
  box,
  cell,
  cyan,
  gray,
  inLines,
  linesOf,
  link,
  mark,
  nameOf,
  onWhite,
  row,
  strip,
  table,
  teal,
  titleOf,
  tr,
} from '../parts.ts';

const width = 420;
const rule = '1px solid #D3DEE6';

/** The label of a contact line without its own. */
const labelOf = ({ label, href = '' }: ContactLine) =>
  label ?? (href.startsWith('mailto:') ? 'Email' : 'Web');

/** Name and mark above a ruled list of contacts. */
export function ruled(user: UserDetails): HtmlNode {
  const { textSize } = layoutFor(user.name);
  const head = tr(
    box(
      table([
        row(inLines(nameOf(user)), { color: teal.hex, fontSize: 24, fontWeight: 'bold', lineHeight: '28px' }),
        row(inLines(titleOf(user)), { color: gray, fontSize: 13, lineHeight: '20px' }),
      ]),
      { padding: 0 },
      { valign: 'top' },
    ),
    box(mark('icon', 52), { padding: '0 0 0 16px' }, { valign: 'top', align: 'right' }),
  );
  const list = linesOf(user).map((line) =>
    tr(
      cell(
        [labelOf(line)],
        {
          padding: '5px 16px 5px 0',
          borderTop: rule,
          color: teal.hex,
          fontSize: 12,
          fontWeight: 'bold',
          lineHeight: '18px',
          whiteSpace: 'nowrap',
          wordBreak: 'normal',
        },
        { valign: 'top' },
      ),
      cell(
        [line.href ? link(line.href, line.text, gray) : line.text],
        { padding: '5px 0 5px 0', borderTop: rule, color: gray, fontSize: textSize, lineHeight: '18px' },
        { width: '100%' },
      ),
    ),
  );
  return onWhite(
    [
      tr(box(table([head], {}, { width }), { padding: '12px 12px 10px 12px' })),
      tr(box(table(list, {}, { width }), { padding: '0 12px 0 12px' })),
      tr(box(table([tr(bar(cyan.hex, width, 2))]), { padding: '0 12px 0 12px' })),
      tr(box(strip(), { padding: '10px 12px 12px 12px' })),
    ],
    width + 24,
  );
}
