import { blocksOf } from '../../content.ts';
import { closing } from '../closing.ts';
import { columns } from '../columns.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import {
  button,
  gap,
  headline,
  intro,
  paragraph,
  paragraphs,
  picture,
  row,
  rule,
  table,
  type,
} from '../parts.ts';

/** How working together goes, as the company states it. */
export const steps = [
  'You send your equipment list.',
  'We assess it and quote.',
  'We schedule the pick-up.',
  'We recycle, buy or destroy.',
  'You receive the documents.',
] as const;

/** Words and picture side by side, then the way from the first list to the documents. */
export function welcome(mail: Mail): Markup {
  const { draft, look, start } = mail;
  const action = button(mail);
  const [first = '', ...others] = blocksOf(draft.content).flat();
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail)}
    ${rule(mail, 4)}
    ${row(
      columns([
        html`
          ${intro(mail)}
          ${gap(10)}
          ${headline(draft.headline, 30, look.text)}
          ${gap(14)}
          ${first ? paragraph(first, look.text) : undefined}
          ${gap(24)}`,
        html`${picture(mail, 'solar-aisle', 252)}${action ? html`${gap(20)}${action}` : undefined}${gap(16)}`,
      ]),
      { ...paper, padding: '38px 36px 16px' },
    )}
    ${others.length > 0 ? row(paragraphs(others, look.text), { ...paper, padding: '0 36px 32px' }) : undefined}
    ${row(
      html`
        <h2 dir="auto" style="${type(18, 26, look.onBand, 'font-weight:700;padding-bottom:10px;')}">How it works</h2>
        ${table(html`${steps.map((step, index) => stepRow(mail, step, index + 1))}`)}`,
      { ...paper, ground: look.band, padding: '28px 36px 24px' },
    )}
    ${row(closing(mail), { ...paper, padding: '32px 36px 36px' })}`;
}

const stepRow = ({ look, start }: Mail, text: string, number: number): Markup => html`
  <tr>
    <td width="36" valign="top" align="${start}" style="${type(20, 32, look.onBand, `font-weight:800;text-align:${start};`)}">${number}</td>
    <td valign="top" align="${start}" style="${type(16, 32, look.onBand, `text-align:${start};`)}"><span dir="auto">${text}</span></td>
  </tr>`;
