import { closing } from '../closing.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import {
  button,
  flow,
  gap,
  headline,
  opening,
  paragraph,
  paragraphs,
  picture,
  row,
  stripe,
  table,
  type,
} from '../parts.ts';
import { figures, steps } from '../points.ts';

/** Something to learn: a block of several lines becomes a ruled list with large numbers; others become paragraphs. */
export function educational(mail: Mail): Markup {
  const { look, blocks, start } = mail;
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail)}
    ${row(picture(mail), { ground: look.paper })}
    ${row(flow([0, headline(mail.headline, 40, look.text)], [14, opening(mail)]), { ...paper, padding: '40px 36px 0' })}
    ${blocks.map((block) =>
      row(block.length > 1 ? points(mail, block) : paragraphs(block, look.text, { size: 17 }), {
        ...paper,
        padding: '18px 36px 0',
      }),
    )}
    ${row(button(mail), { ...paper, padding: '30px 36px 0' })}
    ${row(gap(36), { ground: look.paper })}
    ${steps(mail)}
    ${figures(mail)}
    ${row(closing(mail, look.onBand), { ...paper, ground: look.band, padding: '30px 36px 34px' })}`;
}

const points = (mail: Mail, lines: readonly string[]): Markup =>
  table(html`${lines.map((line, index) => point(mail, line, index + 1))}`);

const point = ({ look, start }: Mail, line: string, number: number): Markup => html`
  ${stripe(2, look.rule, 2)}
  <tr>
    <td width="64" valign="top" align="${start}" style="${type(44, 44, look.text, `font-weight:800;padding:14px 0 16px;text-align:${start};`)}">${number}</td>
    <td valign="middle" align="${start}" style="padding:14px 0 16px;text-align:${start};">${paragraph(line, look.text, { size: 17 })}</td>
  </tr>`;
