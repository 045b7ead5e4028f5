import { blocksOf } from '../../content.ts';
import { closing } from '../closing.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, gap, headline, intro, paragraph, paragraphs, picture, row, table, type } from '../parts.ts';

/** Something to learn: a block of several lines becomes numbered points, the others are paragraphs around them. */
export function educational(mail: Mail): Markup {
  const { draft, look, start } = mail;
  const action = button(mail);
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail, 'Good to know')}
    ${row(picture(mail, 'commercial-roof'), { ground: look.paper })}
    ${row(html`${headline(draft.headline, 34, look.text)}${gap(14)}${intro(mail)}`, { ...paper, padding: '36px 36px 0' })}
    ${blocksOf(draft.content).map((block) =>
      row(block.length > 1 ? points(mail, block) : html`${paragraphs(block, look.text)}`, {
        ...paper,
        padding: '16px 36px 0',
      }),
    )}
    ${action ? row(action, { ...paper, padding: '28px 36px 0' }) : undefined}
    ${row(gap(36), { ground: look.paper })}
    ${row(closing(mail, look.onBand), { ...paper, ground: look.band, padding: '30px 36px 32px' })}`;
}

const points = (mail: Mail, lines: readonly string[]): Markup =>
  table(html`${lines.map((line, index) => point(mail, line, index + 1))}`);

const point = ({ look, start }: Mail, line: string, number: number): Markup => html`
  <tr>
    <td width="56" valign="top" style="padding:8px 0;">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
        <td width="40" height="40" align="center" bgcolor="${look.band}" style="${type(18, 40, look.onBand, `background-color:${look.band};border-radius:20px;width:40px;height:40px;font-weight:800;text-align:center;`)}">${number}</td>
      </tr></table>
    </td>
    <td valign="middle" align="${start}" style="padding:8px 0;text-align:${start};">${paragraph(line, look.text)}</td>
  </tr>`;
