import { company } from '@daybreak/brand';
import { phoneLink } from '@daybreak/brand/phone';
import { pictureNamed } from '@daybreak/media';
import { stretchesWithAddresses } from '../words/addresses.ts';
import type { EmailContent } from './mail.ts';
import { html, Markup } from './markup.ts';

/** Width of the letter, in CSS pixels: every email app shows this much without scrolling. */
export const letterWidth = 600;
/** Space between the letter's edge and its words, in CSS pixels. */
export const margin = 36;

const font = "font-family:Poppins,'Segoe UI',Arial,sans-serif";

/** Inline style of a text: size and line height in pixels. */
export const type = (size: number, lineHeight: number, color: string, extraStyle = '') =>
  `margin:0;${font};font-size:${size}px;line-height:${lineHeight}px;color:${color};${extraStyle}`;

/** A table used only for layout. */
export const table = (content: Markup, { width = '100%', style = '' } = {}): Markup => html`
  <table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">
    ${content}
  </table>`;

interface RowOptions {
  ground: string;
  /** Padding as in CSS. */
  padding?: string;
  align?: string;
  className?: string;
}

/** A row of the letter, from edge to edge; undefined without content. */
export const row = (
  content: Markup | undefined,
  { ground, padding = '0', align, className = '' }: RowOptions,
): Markup | undefined =>
  content &&
  html`
  <tr>
    <td${align ? html` align="${align}"` : undefined}${className ? html` class="${className}"` : undefined} bgcolor="${ground}" style="background-color:${ground};padding:${padding};${align ? `text-align:${align};` : ''}">
      ${content}
    </td>
  </tr>`;

/** Empty height, in pixels, that email apps keep. */
export const gap = (height: number): Markup =>
  html`<div style="height:${height}px;line-height:${height}px;font-size:1px;">&nbsp;</div>`;

/**
 * Stacks parts, each with the space before it; parts that are left out take their space with them. Undefined if all are
 * left out.
 */
export function flow(...parts: readonly (readonly [space: number, part: Markup | '' | undefined])[]) {
  const present = parts.filter((part): part is readonly [number, Markup] => Boolean(part[1]));
  if (present.length === 0) return undefined;
  return html`${present.map(([space, part], index) => html`${index > 0 && space > 0 ? gap(space) : undefined}${part}`)}`;
}

/**
 * Keeps the last two words together, so that neither is alone on a last line, even where `text-wrap` isn't supported.
 * Not if the two are longer than `maxLength` characters: on a narrow page they'd break within a word.
 */
export const joinLastWords = (text: string, maxLength = 24): string =>
  text.replace(/(\S+\s+)(\S+)\s+(\S{1,12})$/u, (all: string, start: string, before: string, last: string) =>
    before.length + 1 + last.length > maxLength ? all : `${start}${before}\u00a0${last}`,
  );

/** A text with its addresses as links. Addresses keep their case in a headline. */
export const linked = (text: string, color: string): Markup =>
  new Markup(
    stretchesWithAddresses(text)
      .map(({ text: words, href }) =>
        href
          ? html`<a href="${href}" target="_blank" rel="noopener" style="color:${color};text-decoration:underline;text-transform:none;">${words}</a>`
          : html`${words}`,
      )
      .join(''),
  );

/** A headline's size in pixels, where `usualSize` fits five words: fewer words get larger, a sentence smaller. */
function headlineSize(text: string, usualSize: number): number {
  const letters = [...text].length;
  const part = letters <= 14 ? 1.25 : letters <= 50 ? 1 : letters <= 80 ? 0.8 : 0.66;
  return Math.max(22, Math.round(usualSize * part));
}

/**
 * On phones a large headline gets one of three sizes, each with its own class: not every email app reads two at once.
 */
const phoneSize = (size: number): Markup | undefined => {
  if (size <= 28) return undefined;
  return html` class="${size < 40 ? 'headline' : size < 50 ? 'headline-large' : 'headline-display'}"`;
};

/** Number of letters of a headline that fit in a line on a phone. */
const roomOnPhone = 9;

export function headline(
  text: string,
  usualSize: number,
  color: string,
  extraStyle = '',
): Markup | undefined {
  if (!text) return undefined;
  const size = headlineSize(text, usualSize);
  return html`<h1${phoneSize(size)} dir="auto" style="${type(size, Math.round(size * 1.12), color, `font-weight:800;text-transform:uppercase;letter-spacing:0.3px;text-wrap:balance;overflow-wrap:anywhere;word-break:break-word;${extraStyle}`)}">${linked(joinLastWords(text, roomOnPhone), color)}</h1>`;
}

/** The line for the audience, above the letter. */
export const opening = (
  { opening: text, colors }: EmailContent,
  color = colors.text,
  extraStyle = '',
): Markup | undefined =>
  text
    ? html`<p dir="auto" style="${type(16, 24, color, `font-weight:700;text-wrap:balance;overflow-wrap:anywhere;word-break:break-word;${extraStyle}`)}">${linked(joinLastWords(text), color)}</p>`
    : undefined;

export const paragraph = (text: string, color: string, { size = 16, extraStyle = '' } = {}): Markup =>
  html`<p dir="auto" style="${type(size, Math.round(size * 1.6), color, `overflow-wrap:anywhere;word-break:break-word;text-wrap:pretty;${extraStyle}`)}">${linked(joinLastWords(text), color)}</p>`;

/** Paragraphs with 16 px between them. */
export const paragraphs = (
  texts: readonly string[],
  color: string,
  options?: { size?: number; extraStyle?: string },
): Markup | undefined => flow(...texts.map((text) => [16, paragraph(text, color, options)] as const));

/**
 * A button made of a table cell with its own background, so it works where pictures and rounded corners aren't shown.
 */
export function button(
  { action, colors }: Pick<EmailContent, 'action' | 'colors'>,
  ground = colors.button,
  color = colors.onButton,
): Markup | undefined {
  if (!action) return undefined;
  return html`
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button" style="border-collapse:separate;">
      <tr>
        <td align="center" bgcolor="${ground}" style="background-color:${ground};border-radius:8px;mso-padding-alt:15px 30px;">
          <a href="${action.address}" target="_blank" rel="noopener" dir="auto" style="${type(16, 22, color, 'font-weight:700;display:inline-block;padding:15px 30px;text-decoration:none;border-radius:8px;overflow-wrap:anywhere;word-break:break-word;')}">${action.words}</a>
        </td>
      </tr>
    </table>`;
}

/** The picture, as wide as its row. */
export function picture({ picture: file, addresses }: EmailContent, width = letterWidth): Markup | undefined {
  if (!file) return undefined;
  const pictureInfo = pictureNamed(file);
  const height = Math.round((width / pictureInfo.width) * pictureInfo.height);
  return html`<img src="${addresses.picture(file)}" alt="${pictureInfo.alt}" width="${width}" height="${height}" border="0" style="display:block;width:100%;height:auto;border:0;${font};font-size:14px;">`;
}

/** A row of one color, in a table with `across` columns. */
export const stripe = (height: number, color: string, across = 1): Markup =>
  html`<tr><td${across > 1 ? html` colspan="${across}"` : undefined} height="${height}" bgcolor="${color}" style="background-color:${color};height:${height}px;line-height:${height}px;font-size:1px;">&nbsp;</td></tr>`;

/** A line in the brand's cyan, as the horizon. */
export const line = ({ colors }: Pick<EmailContent, 'colors'>, height: number): Markup =>
  table(stripe(height, colors.rule));

export const mailto = (address: string, color: string): Markup =>
  html`<a href="mailto:${address}" style="color:${color};text-decoration:underline;">${address}</a>`;

/** A phone number, as a link if it's valid. */
export function phoneNode(number: string, color: string): Markup {
  const href = phoneLink(number);
  return href
    ? html`<a href="${href}" dir="ltr" style="color:${color};text-decoration:underline;white-space:nowrap;">${number}</a>`
    : html`<span dir="ltr" style="white-space:nowrap;">${number}</span>`;
}

export const website = (color: string): Markup =>
  html`<a href="${company.website}" target="_blank" rel="noopener" style="color:${color};text-decoration:underline;">${company.website.replace('https://', '')}</a>`;
