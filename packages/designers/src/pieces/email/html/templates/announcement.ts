import { rowsOf } from '../../../../artwork/rows.ts';
import { blocksOf } from '../../content.ts';
import { closing } from '../closing.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, gap, headline, intro, paragraphs, picture, row, table } from '../parts.ts';

/** The news on a dark block with the rows at its foot, then the letter, and the picture last. */
export function announcement(mail: Mail): Markup {
  const { draft, look, start } = mail;
  const action = button(mail);
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail, 'Announcement')}
    ${row(headline(draft.headline, 42, look.onBand) ?? gap(1), {
      ground: look.band,
      align: start,
      padding: '26px 36px 34px',
      className: 'pad',
    })}
    ${row(bars(mail), { ground: look.paper })}
    ${row(
      html`
        ${intro(mail)}
        ${gap(14)}
        ${paragraphs(blocksOf(draft.content).flat(), look.text)}
        ${action ? html`${gap(26)}${action}` : undefined}
        ${gap(30)}
        ${closing(mail)}`,
      { ...paper, padding: '30px 36px 38px' },
    )}
    ${row(picture(mail, 'logistics-dock'), { ground: look.paper })}`;
}

/** The rows: tightest at the horizon, which is the block's lower edge. */
function bars({ look }: Mail): Markup {
  let at = 0;
  return table(
    html`${rowsOf(4, 40).map(({ offset, thickness }) => {
      const space = Math.max(1, Math.round(offset) - at);
      const height = Math.max(2, Math.round(thickness));
      at += space + height;
      return html`${bar(space, look.paper)}${bar(height, look.rule)}`;
    })}`,
  );
}

const bar = (height: number, color: string): Markup =>
  html`<tr><td height="${height}" bgcolor="${color}" style="background-color:${color};height:${height}px;line-height:${height}px;font-size:1px;">&nbsp;</td></tr>`;
