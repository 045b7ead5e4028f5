import { closingRow } from '../closing.ts';
import { columns } from '../columns.ts';
import type { EmailContent } from '../mail.ts';
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
export function welcome(email: EmailContent): Markup {
  const { colors, blocks, start } = email;
  const paper = { ground: colors.paper, align: start, className: 'pad' };
  return html`
    ${masthead(email)}
    ${row(hero(email), { ground: colors.band, align: start })}
    ${row(flow([0, paragraphs(blocks.flat(), colors.text, { size: 17 })], [28, button(email)]), {
      ...paper,
      padding: '38px 36px 28px',
    })}
    ${figures(email)}
    ${steps(email)}
    ${closingRow(email)}`;
}

function hero(email: EmailContent): Markup | undefined {
  const { colors, start } = email;
  const textBlock = flow(
    [0, opening(email, colors.onBand)],
    [12, headline(email.headline, email.picture ? 30 : 46, colors.onBand)],
  );
  if (!textBlock) return picture(email);
  const halfWidth = letterWidth / 2;
  const innerPadding = email.picture ? 12 : margin;
  const words = table(
    html`<tr><td class="pad" align="${start}" style="padding:14px ${start === 'left' ? innerPadding : margin}px 36px ${start === 'left' ? margin : innerPadding}px;text-align:${start};">${textBlock}</td></tr>`,
  );
  const pictureMarkup = picture(email, halfWidth);
  return pictureMarkup
    ? columns([words, pictureMarkup], { gutter: 0, width: letterWidth, valign: 'bottom' })
    : words;
}
