import { closingRow } from '../closing.ts';
import { columns } from '../columns.ts';
import type { EmailContent } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import {
  button,
  flow,
  gap,
  headline,
  line,
  opening,
  paragraphs,
  picture,
  row,
  stripe,
  type,
} from '../parts.ts';
import { figures, steps } from '../points.ts';

/** A front page: the first block is the lead under its picture; the others are short pieces side by side. */
export function newsletter(email: EmailContent): Markup {
  const { colors, blocks, start } = email;
  const [lead, ...otherBlocks] = blocks;
  const paper = { ground: colors.paper, align: start, className: 'pad' };
  return html`
    ${masthead(email)}
    ${stripe(4, colors.rule)}
    ${row(flow([0, opening(email)], [10, headline(email.headline, 42, colors.text)]), { ...paper, padding: '38px 36px 32px' })}
    ${row(picture(email), { ground: colors.paper })}
    ${lead ? row(article(email, lead, 26), { ...paper, padding: `${email.picture ? 34 : 4}px 36px 14px` }) : undefined}
    ${pairs(otherBlocks).map((pair) =>
      row(
        columns(pair.map((block) => html`${line(email, 3)}${gap(18)}${article(email, block, 19)}${gap(24)}`)),
        {
          ...paper,
          padding: '16px 36px 0',
        },
      ),
    )}
    ${row(button(email), { ...paper, padding: '10px 36px 28px' })}
    ${figures(email)}
    ${steps(email)}
    ${closingRow(email, { ruled: true })}`;
}

/** With several lines, the first is the piece's own headline. */
function article({ colors }: EmailContent, lines: readonly string[], size: number): Markup | undefined {
  const [first = '', ...rest] = lines;
  if (rest.length === 0) return paragraphs([first], colors.text);
  return html`
    <h2 dir="auto" style="${type(size, Math.round(size * 1.25), colors.text, 'font-weight:700;padding-bottom:8px;text-wrap:balance;overflow-wrap:anywhere;word-break:break-word;')}">${first}</h2>
    ${paragraphs(rest, colors.text)}`;
}

const pairs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
