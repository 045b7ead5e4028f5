import { contactOf } from '../../../userDetails/userDetails.ts';
import type { Mail } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { gap, mailto, paragraph, type } from './parts.ts';

/** The last line of the letter, and whom to answer: the person who sends it, or the company. */
export function closing({ closing: text, user, look }: Mail, color = look.text): Markup {
  const { phone, email } = contactOf(user);
  const name = user.name.trim();
  const small = type(14, 22, color);
  return html`
    ${paragraph(text, color)}
    ${gap(16)}
    ${name ? html`<p dir="auto" style="${type(14, 22, color, 'font-weight:700;')}">${[name, user.title.trim()].filter(Boolean).join(', ')}</p>` : undefined}
    <p style="${small}"><span dir="ltr" style="white-space:nowrap;">${phone}</span><br>${mailto(email, color)}</p>`;
}
