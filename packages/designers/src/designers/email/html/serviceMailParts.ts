import { namedByColor } from './dark.ts';
import { emailColors } from './emailColors.ts';
import { emailDocument } from './emailDocument.ts';
import { imprintRow } from './footer.ts';
import { hostedPictures } from './mail.ts';
import { html, Markup } from './markup.ts';
import { masthead } from './masthead.ts';
import { button, gap, line, paragraph, row } from './parts.ts';

const theme = 'white';
const colors = emailColors[theme];
const mark = (name: string) => `%${name}%`;
const withColorNames = (part: Markup | undefined) => namedByColor(String(part ?? ''), theme);

/**
 * The look of the portal's own emails: logo, letter and imprint, the same as in this designer's emails. Contains
 * placeholders that the sender fills in, escaped: `%SUBJECT%`, `%PREHEADER%` and `%CONTENT%` of the document, `%WORDS%`
 * of a paragraph, `%HREF%` and `%WORDS%` of a button. `space` goes between the parts of the content.
 */
export const serviceMailParts = () => ({
  document: emailDocument({
    language: 'en',
    direction: 'ltr',
    subject: mark('SUBJECT'),
    preheader: mark('PREHEADER'),
    theme,
    letter: html`
      ${masthead({ logo: 'logo', masthead: '', colors, addresses: hostedPictures, start: 'left', end: 'right' })}
      ${row(line({ colors }, 4), { ground: colors.paper })}
      ${row(new Markup(mark('CONTENT')), { ground: colors.paper, padding: '36px 36px 40px', className: 'pad' })}
      ${imprintRow(colors)}`,
  }),
  paragraph: withColorNames(paragraph(mark('WORDS'), colors.text)),
  button: withColorNames(button({ action: { words: mark('WORDS'), address: mark('HREF') }, colors })),
  space: String(gap(16)),
});
