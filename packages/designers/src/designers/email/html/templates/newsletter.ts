import { closingRow } from '../closing.ts';
import { columns } from '../columns.ts';
import type { Mail } from '../mail.ts';
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
export function newsletter(mail: Mail): Markup {
  const { look, blocks, start } = mail;
  const [lead, ...others] = blocks;
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail)}
    ${stripe(4, look.rule)}
    ${row(flow([0, opening(mail)], [10, headline(mail.headline, 42, look.text)]), { ...paper, padding: '38px 36px 32px' })}
    ${row(picture(mail), { ground: look.paper })}
    ${lead ? row(article(mail, lead, 26), { ...paper, padding: `${mail.picture ? 34 : 4}px 36px 14px` }) : undefined}
    ${pairs(others).map((pair) =>
      row(
        columns(pair.map((block) => html`${line(mail, 3)}${gap(18)}${article(mail, block, 19)}${gap(24)}`)),
        {
          ...paper,
          padding: '16px 36px 0',
        },
      ),
    )}
    ${row(button(mail), { ...paper, padding: '10px 36px 28px' })}
    ${figures(mail)}
    ${steps(mail)}
    ${closingRow(mail, { ruled: true })}`;
}

/** With several lines, the first is the piece's own headline. */
function article({ look }: Mail, lines: readonly string[], size: number): Markup | undefined {
  const [first = '', ...rest] = lines;
  if (rest.length === 0) return paragraphs([first], look.text);
  return html`
    <h2 dir="auto" style="${type(size, Math.round(size * 1.25), look.text, 'font-weight:700;padding-bottom:8px;text-wrap:balance;overflow-wrap:anywhere;word-break:break-word;')}">${first}</h2>
    ${paragraphs(rest, look.text)}`;
}

const pairs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
