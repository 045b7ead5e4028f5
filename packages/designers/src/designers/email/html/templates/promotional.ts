import { closing } from '../closing.ts';
import type { Mail } from '../mail.ts';
import { html, type Markup } from '../markup.ts';
import { masthead } from '../masthead.ts';
import { button, flow, headline, opening, paragraphs, picture, row } from '../parts.ts';
import { figures, steps } from '../points.ts';

/** One offer, large on orange, then the picture and the figures behind it. */
export function promotional(mail: Mail): Markup {
  const { look, blocks } = mail;
  const action = button(mail, look.onButton, look.onBand);
  const centered = { align: 'center', className: 'pad' };
  const ink = look.onButton;
  return html`
    ${masthead(mail)}
    ${row(
      flow(
        [0, opening(mail, ink, 'text-align:center;')],
        [14, headline(mail.headline, 54, ink, 'text-align:center;')],
        [18, paragraphs(blocks.flat(), ink, { size: 18, more: 'text-align:center;text-wrap:balance;' })],
        [30, action && html`<div align="center">${action}</div>`],
      ),
      { ...centered, ground: look.button, padding: '46px 36px 50px' },
    )}
    ${row(picture(mail), { ground: look.paper })}
    ${figures(mail)}
    ${steps(mail)}
    ${row(closing(mail), { ...centered, ground: look.paper, padding: '34px 36px 38px' })}`;
}
