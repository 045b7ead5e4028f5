import { closingRow } from '../closing.ts';
import { columns } from '../columns.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import {
  button,
  flow,
  headline,
  letterWidth,
  margin,
  opening,
  paragraphs,
  picture,
  row,
  table,
} from '../parts.ts';
import { figures, steps } from '../points.ts';

/** Words and picture side by side under the logo, then the letter, and the steps of working with us. */
export function welcome(mail: Mail): Markup {
  const { look, blocks, start } = mail;
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail)}
    ${row(hero(mail), { ground: look.band, align: start })}
    ${row(flow([0, paragraphs(blocks.flat(), look.text, { size: 17 })], [28, button(mail)]), {
      ...paper,
      padding: '38px 36px 28px',
    })}
    ${figures(mail)}
    ${steps(mail)}
    ${closingRow(mail)}`;
}

function hero(mail: Mail): Markup | undefined {
  const { look, start } = mail;
  const said = flow(
    [0, opening(mail, look.onBand)],
    [12, headline(mail.headline, mail.picture ? 30 : 46, look.onBand)],
  );
  if (!said) return picture(mail);
  const half = letterWidth / 2;
  const beside = mail.picture ? 12 : margin;
  const words = table(
    html`<tr><td class="pad" align="${start}" style="padding:14px ${start === 'left' ? beside : margin}px 36px ${start === 'left' ? margin : beside}px;text-align:${start};">${said}</td></tr>`,
  );
  const shown = picture(mail, half);
  return shown ? columns([words, shown], { gutter: 0, room: letterWidth, valign: 'bottom' }) : words;
}
