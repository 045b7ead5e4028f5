import { blocksOf } from '../../content.ts';
import { closing } from '../closing.ts';
import { columns } from '../columns.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, gap, headline, intro, paragraphs, picture, row, rule, type } from '../parts.ts';

/** What the offer rests on: figures that the company states of itself. */
export const promises = [
  ['24 hours', 'until you have a quote'],
  ['7–14 days', 'until it is done'],
  ['98%', 'material recovery rate'],
] as const;

/** One offer in the middle of the page: picture, headline, button, and the figures behind it. */
export function promotional(mail: Mail): Markup {
  const { draft, look } = mail;
  const action = button(mail);
  const centered = { align: 'center', className: 'pad' };
  return html`
    ${masthead(mail)}
    ${row(picture(mail, 'solar-utility-aerial'), { ground: look.paper })}
    ${rule(mail, 6)}
    ${row(
      html`
        ${intro(mail, 'text-align:center;')}
        ${gap(10)}
        ${headline(draft.headline, 40, look.text, 'text-align:center;')}
        ${gap(16)}
        ${paragraphs(blocksOf(draft.content).flat(), look.text, { size: 17, more: 'text-align:center;' })}
        ${action ? html`${gap(28)}<div align="center">${action}</div>` : undefined}`,
      { ...centered, ground: look.paper, padding: '40px 36px 44px' },
    )}
    ${row(
      columns(
        promises.map(([figure, words]) => promise(mail, figure, words)),
        12,
      ),
      {
        ...centered,
        ground: look.band,
        padding: '28px 36px 16px',
      },
    )}
    ${row(closing(mail), { ...centered, ground: look.paper, padding: '32px 36px 36px' })}`;
}

const promise = ({ look }: Mail, figure: string, words: string): Markup => html`
  <p dir="auto" style="${type(26, 32, look.onBand, 'font-weight:800;text-align:center;')}">${figure}</p>
  <p dir="auto" style="${type(14, 20, look.onBand, 'text-align:center;padding-bottom:14px;')}">${words}</p>`;
