import type { EmailContent } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { flow, line, mailto, paragraph, phoneNode, row, type } from './parts.ts';

/** The last line of the letter, and a contact for replies; undefined if both are left out. */
export function closing(
  { closing: text, sender, colors }: EmailContent,
  color = colors.text,
): Markup | undefined {
  return flow(
    [0, text && paragraph(text, color)],
    [
      16,
      sender &&
        html`
          ${sender.name ? html`<p dir="auto" style="${type(14, 22, color, 'font-weight:700;')}">${sender.name}</p>` : undefined}
          <p style="${type(14, 22, color)}">${phoneNode(sender.phone, color)}<br>${mailto(sender.email, color)}</p>`,
    ],
  );
}

/** The closing as the letter's last row, with space above it after a band or a picture. */
export function closingRow(email: EmailContent, { ruled = false } = {}): Markup | undefined {
  const { blocks, action, figures, steps, colors, start } = email;
  const last = closing(email);
  const onLetter = steps ? true : figures.length === 0 && (blocks.length > 0 || action !== undefined);
  return row(flow([0, onLetter && ruled && last ? line(email, 1) : undefined], [24, last]), {
    ground: colors.paper,
    align: start,
    padding: `${onLetter ? 6 : 34}px 36px 38px`,
    className: 'pad',
  });
}
