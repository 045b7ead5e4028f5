import { company } from '@daybreak/brand';
import { emailWords } from '../words/emailWords.ts';
import type { EmailColors } from './emailColors.ts';
import type { EmailContent } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { row, type, website } from './parts.ts';

const { street, city, region, postalCode, country } = company.address;

/** The company details the law requires, one line each. */
export const imprint = [
  company.legalName,
  `${street}, ${city}, ${region} ${postalCode}, ${country}`,
] as const;

/** Opens a message that asks to be taken off the list, for programs that don't open pages. */
export const unsubscribeByMail = `mailto:${company.email}?subject=Unsubscribe`;

/** The company details on the page below the letter, with any other content there. */
export const imprintRow = ({ onPage, page }: EmailColors, content?: Markup): Markup | undefined =>
  row(
    html`
      <p dir="auto" style="${type(12, 19, onPage, 'font-weight:700;')}">${imprint[0]}</p>
      <p dir="auto" style="${type(12, 19, onPage)}">${imprint[1]}<br>${website(onPage)}</p>
      ${content}`,
    { ground: page, padding: '24px 36px 32px', align: 'center', className: 'pad' },
  );

/** The footer: sender, reason, and how to unsubscribe. */
export const footer = ({ colors, reason, language }: EmailContent): Markup | undefined =>
  imprintRow(
    colors,
    html`
      <p dir="auto" style="${type(12, 19, colors.onPage, 'padding-top:10px;')}">${reason} <a href="${company.unsubscribe}" target="_blank" rel="noopener" style="color:${colors.onPage};text-decoration:underline;">${emailWords[language].unsubscribe}</a></p>`,
  );
