import type { EmailDraft } from '../email.fields.ts';
import { darkStyles, namedByColor } from './dark.ts';
import { emailColors } from './emailColors.ts';
import { html, Markup } from './markup.ts';
import { letterWidth, table } from './parts.ts';

/** Keeps inboxes from showing the letter's first words after the preheader. */
const filler = html`${Array.from({ length: 40 }, () => html`&#847;&zwnj;&nbsp;`)}`;

interface MailDocument {
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  /** Text after the subject in an inbox. */
  preheader: string;
  theme: EmailDraft['theme'];
  /** Rows of a table. */
  letter: Markup;
}

/** The document around a letter. The style elements only adjust it to narrow and dark screens. */
export function emailDocument({
  language,
  direction,
  subject,
  preheader,
  theme,
  letter,
}: MailDocument): string {
  const colors = emailColors[theme];
  const ground = `background-color:${colors.page};`;
  const document = html`
    <html lang="${language}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="x-apple-disable-message-reformatting">
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${subject}</title>
    <!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,h1,h2,a{font-family:Arial,sans-serif!important}</style><![endif]-->
    <style>
    @media (max-width:480px){
    .pad{padding-left:24px!important;padding-right:24px!important}
    .headline{font-size:28px!important;line-height:33px!important}
    .headline-large{font-size:32px!important;line-height:37px!important}
    .headline-display{font-size:36px!important;line-height:41px!important}
    .column,.cell{max-width:100%!important}
    .button,.button a{width:100%!important;box-sizing:border-box!important}
    }
    </style>
    <style>
    ${new Markup(darkStyles(theme))}
    </style>
    </head>
    <body style="margin:0;padding:0;${ground}-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%;">
    <div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${colors.page};mso-hide:all;">${preheader}${filler}</div>
    ${table(
      html`<tr><td align="center" bgcolor="${colors.page}" style="${ground}padding:0;">
        <!--[if mso]><table role="presentation" width="${letterWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
        ${table(letter, { style: `max-width:${letterWidth}px;margin:0 auto;` })}
        <!--[if mso]></td></tr></table><![endif]-->
      </td></tr>`,
      { style: ground },
    )}
    </body>
    </html>`;
  return `<!doctype html>\n${namedByColor(String(document), theme)}\n`;
}
