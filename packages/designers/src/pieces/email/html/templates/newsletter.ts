import { blocksOf } from '../../content.ts';
import { closing } from '../closing.ts';
import { columns } from '../columns.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, gap, headline, intro, paragraphs, picture, row, rule, table, type } from '../parts.ts';

/** A front page: the first block of the content is the lead under its picture, the others are short pieces side by side. */
export function newsletter(mail: Mail): Markup {
  const { draft, look } = mail;
  const [lead, ...others] = blocksOf(draft.content);
  const paper = { ground: look.paper, align: mail.start, className: 'pad' };
  const action = button(mail);
  return html`
    ${masthead(mail, 'Newsletter')}
    ${rule(mail, 4)}
    ${row(html`${intro(mail)}${gap(8)}${headline(draft.headline, 34, look.text)}`, { ...paper, padding: '36px 36px 28px' })}
    ${row(picture(mail, 'panel-recycling'), { ground: look.paper })}
    ${lead ? row(article(mail, lead, 22), { ...paper, padding: '30px 36px 6px' }) : undefined}
    ${pairs(others).map((pair) =>
      row(
        html`${hairline(mail)}${gap(24)}${columns(pair.map((block) => html`${article(mail, block, 18)}${gap(20)}`))}`,
        {
          ...paper,
          padding: '18px 36px 0',
        },
      ),
    )}
    ${action ? row(action, { ...paper, padding: '14px 36px 8px' }) : undefined}
    ${row(html`${hairline(mail)}${gap(24)}${closing(mail)}`, { ...paper, padding: '22px 36px 36px' })}`;
}

/** The first of several lines is the piece's own headline. */
function article({ look }: Mail, lines: readonly string[], size: number): Markup {
  const [first = '', ...rest] = lines;
  if (rest.length === 0) return html`${paragraphs([first], look.text)}`;
  return html`
    <h2 dir="auto" style="${type(size, Math.round(size * 1.3), look.text, 'font-weight:700;padding-bottom:6px;overflow-wrap:anywhere;word-break:break-word;')}">${first}</h2>
    ${paragraphs(rest, look.text)}`;
}

const hairline = ({ look }: Mail): Markup =>
  table(
    html`<tr><td height="1" bgcolor="${look.rule}" style="background-color:${look.rule};height:1px;line-height:1px;font-size:1px;">&nbsp;</td></tr>`,
  );

const pairs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
