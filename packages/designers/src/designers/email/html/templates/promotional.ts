import { closing } from '../closing.ts';
import type { EmailContent } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, flow, headline, opening, paragraphs, picture, row } from '../parts.ts';
import { figures, steps } from '../points.ts';

/** One offer, large on orange, then the picture and the figures behind it. */
export function promotional(email: EmailContent): Markup {
  const { colors, blocks } = email;
  const action = button(email, colors.onButton, colors.onBand);
  const centered = { align: 'center', className: 'pad' };
  const ink = colors.onButton;
  return html`
    ${masthead(email)}
    ${row(
      flow(
        [0, opening(email, ink, 'text-align:center;')],
        [14, headline(email.headline, 54, ink, 'text-align:center;')],
        [
          18,
          paragraphs(blocks.flat(), ink, { size: 18, extraStyle: 'text-align:center;text-wrap:balance;' }),
        ],
        [30, action && html`<div align="center">${action}</div>`],
      ),
      { ...centered, ground: colors.button, padding: '46px 36px 50px' },
    )}
    ${row(picture(email), { ground: colors.paper })}
    ${figures(email)}
    ${steps(email)}
    ${row(closing(email), { ...centered, ground: colors.paper, padding: '34px 36px 38px' })}`;
}
