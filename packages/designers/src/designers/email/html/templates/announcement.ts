import { rowsOf } from '@daybreak/brand';
import { closingRow } from '../closing.ts';
import type { EmailContent } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, flow, headline, opening, paragraphs, picture, row, stripe, table } from '../parts.ts';
import { figures, steps } from '../points.ts';

/** The news on a dark block with the rows at its foot, then the letter, and the picture last. */
export function announcement(email: EmailContent): Markup {
  const { colors, blocks, start } = email;
  const paper = { ground: colors.paper, align: start, className: 'pad' };
  return html`
    ${masthead(email)}
    ${row(headline(email.headline, 50, colors.onBand), {
      ground: colors.band,
      align: start,
      padding: '34px 36px 44px',
      className: 'pad',
    })}
    ${row(bars(email), { ground: colors.paper })}
    ${row(
      flow(
        [0, opening(email)],
        [14, paragraphs(blocks.flat(), colors.text, { size: 17 })],
        [28, button(email)],
      ),
      { ...paper, padding: '36px 36px 28px' },
    )}
    ${figures(email)}
    ${steps(email)}
    ${closingRow(email)}
    ${row(picture(email), { ground: colors.paper })}`;
}

/** The rows: tightest at the horizon, which is the block's lower edge. */
function bars({ colors }: EmailContent): Markup {
  let at = 0;
  return table(
    html`${rowsOf(4, 40).map(({ offset, thickness }) => {
      const space = Math.max(1, Math.round(offset) - at);
      const height = Math.max(2, Math.round(thickness));
      at += space + height;
      return html`${stripe(space, colors.paper)}${stripe(height, colors.rule)}`;
    })}`,
  );
}
