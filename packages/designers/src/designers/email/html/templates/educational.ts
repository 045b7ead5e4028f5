import { closing } from '../closing.ts';
import type { EmailContent } from '../mail.ts';
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
export function educational(email: EmailContent): Markup {
  const { colors, blocks, start } = email;
  const paper = { ground: colors.paper, align: start, className: 'pad' };
  return html`
    ${masthead(email)}
    ${row(picture(email), { ground: colors.paper })}
    ${row(flow([0, headline(email.headline, 40, colors.text)], [14, opening(email)]), { ...paper, padding: '40px 36px 0' })}
    ${blocks.map((block) =>
      row(block.length > 1 ? points(email, block) : paragraphs(block, colors.text, { size: 17 }), {
        ...paper,
        padding: '18px 36px 0',
      }),
    )}
    ${row(button(email), { ...paper, padding: '30px 36px 0' })}
    ${row(gap(36), { ground: colors.paper })}
    ${steps(email)}
    ${figures(email)}
    ${row(closing(email, colors.onBand), { ...paper, ground: colors.band, padding: '30px 36px 34px' })}`;
}

const points = (email: EmailContent, lines: readonly string[]): Markup =>
  table(html`${lines.map((line, index) => point(email, line, index + 1))}`);

const point = ({ colors, start }: EmailContent, line: string, number: number): Markup => html`
  ${stripe(2, colors.rule, 2)}
  <tr>
    <td width="64" valign="top" align="${start}" style="${type(44, 44, colors.text, `font-weight:800;padding:14px 0 16px;text-align:${start};`)}">${number}</td>
    <td valign="middle" align="${start}" style="padding:14px 0 16px;text-align:${start};">${paragraph(line, colors.text, { size: 17 })}</td>
  </tr>`;
