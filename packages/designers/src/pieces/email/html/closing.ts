import type { Mail } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { flow, mailto, paragraph, type } from './parts.ts';

/** The last line of the letter, and whom to answer; undefined where both are left out. */
export function closing({ closing: text, sender, look }: Mail, color = look.text): Markup | undefined {
  return flow(
    [0, text && paragraph(text, color)],
    [
      16,
      sender &&
        html`
          ${sender.name ? html`<p dir="auto" style="${type(14, 22, color, 'font-weight:700;')}">${sender.name}</p>` : undefined}
          <p style="${type(14, 22, color)}"><span dir="ltr" style="white-space:nowrap;">${sender.phone}</span><br>${mailto(sender.email, color)}</p>`,
    ],
  );
}
