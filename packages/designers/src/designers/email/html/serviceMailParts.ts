import { namedByColor } from './dark.ts';
import { imprintRow } from './footer.ts';
import { hostedPictures } from './mail.ts';
import { mailColors } from './mailColors.ts';
import { mailDocument } from './mailDocument.ts';
import { html, Markup } from './markup.ts';
import { masthead } from './masthead.ts';
import { button, gap, line, paragraph, row } from './parts.ts';

const theme = 'white';
const look = mailColors[theme];
const mark = (name: string) => `%${name}%`;
const named = (part: Markup | undefined) => namedByColor(String(part ?? ''), theme);

/**
 * The look of the portal's own mails: logo, letter and imprint, the same as in this designer's mails. Contains
 * placeholders that the sender fills in, escaped: `%SUBJECT%`, `%PREHEADER%` and `%CONTENT%` of the document, `%WORDS%`
 * of a paragraph, `%HREF%` and `%WORDS%` of a button. `space` goes between the parts of the content.
 */
export const serviceMailParts = () => ({
  document: mailDocument({
    language: 'en',
    direction: 'ltr',
    subject: mark('SUBJECT'),
    preheader: mark('PREHEADER'),
    theme,
    letter: html`
      ${masthead({ logo: 'logo', masthead: '', look, addresses: hostedPictures, start: 'left', end: 'right' })}
      ${row(line({ look }, 4), { ground: look.paper })}
      ${row(new Markup(mark('CONTENT')), { ground: look.paper, padding: '36px 36px 40px', className: 'pad' })}
      ${imprintRow(look)}`,
  }),
  paragraph: named(paragraph(mark('WORDS'), look.text)),
  button: named(button({ action: { words: mark('WORDS'), address: mark('HREF') }, look })),
  space: String(gap(16)),
});
