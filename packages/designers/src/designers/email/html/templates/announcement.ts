import { rowsOf } from '@daybreak/brand';
import { closingRow } from '../closing.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, flow, headline, opening, paragraphs, picture, row, stripe, table } from '../parts.ts';
import { figures, steps } from '../points.ts';

/** The news on a dark block with the rows at its foot, then the letter, and the picture last. */
export function announcement(mail: Mail): Markup {
  const { look, blocks, start } = mail;
  const paper = { ground: look.paper, align: start, className: 'pad' };
  return html`
    ${masthead(mail)}
    ${row(headline(mail.headline, 50, look.onBand), {
      ground: look.band,
      align: start,
      padding: '34px 36px 44px',
      className: 'pad',
    })}
    ${row(bars(mail), { ground: look.paper })}
    ${row(
      flow([0, opening(mail)], [14, paragraphs(blocks.flat(), look.text, { size: 17 })], [28, button(mail)]),
      { ...paper, padding: '36px 36px 28px' },
    )}
    ${figures(mail)}
    ${steps(mail)}
    ${closingRow(mail)}
    ${row(picture(mail), { ground: look.paper })}`;
}

/** The rows: tightest at the horizon, which is the block's lower edge. */
function bars({ look }: Mail): Markup {
  let at = 0;
  return table(
    html`${rowsOf(4, 40).map(({ offset, thickness }) => {
      const space = Math.max(1, Math.round(offset) - at);
      const height = Math.max(2, Math.round(thickness));
      at += space + height;
      return html`${stripe(space, look.paper)}${stripe(height, look.rule)}`;
    })}`,
  );
}
