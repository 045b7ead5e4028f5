import { company } from '@daybreak/brand';
import { pictures } from '@daybreak/media';
import { webAddress } from '../../../workbench/webAddress.ts';
import type { Mail, PictureFile } from './mail.ts';
import { html, type Markup } from './markup.ts';

/** Width of the letter, in CSS pixels: what every mail program shows without scrolling. */
export const letterWidth = 600;
/** Between the letter's edge and its words, in CSS pixels. */
export const margin = 36;

const font = "font-family:Poppins,'Segoe UI',Arial,sans-serif";

/** Inline style of a text: size and line height in pixels. */
export const type = (size: number, lineHeight: number, color: string, more = '') =>
  `margin:0;${font};font-size:${size}px;line-height:${lineHeight}px;color:${color};${more}`;

/** A table that is there for the layout only. */
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

/** A row of the letter, from edge to edge. */
export const row = (
  content: Markup | readonly Markup[],
  { ground, padding = '0', align, className = '' }: RowOptions,
): Markup => html`
  <tr>
    <td${align ? html` align="${align}"` : undefined}${className ? html` class="${className}"` : undefined} bgcolor="${ground}" style="background-color:${ground};padding:${padding};${align ? `text-align:${align};` : ''}">
      ${content}
    </td>
  </tr>`;

/** Empty height, in pixels, that mail programs keep. */
export const gap = (height: number): Markup =>
  html`<div style="height:${height}px;line-height:${height}px;font-size:1px;">&nbsp;</div>`;

export const headline = (text: string, size: number, color: string, more = ''): Markup | undefined =>
  text.trim()
    ? html`<h1 class="headline" dir="auto" style="${type(size, Math.round(size * 1.15), color, `font-weight:800;text-transform:uppercase;letter-spacing:0.3px;text-wrap:balance;overflow-wrap:anywhere;word-break:break-word;${more}`)}">${text}</h1>`
    : undefined;

/** The line for the audience, over the letter. */
export const intro = ({ intro: text, look }: Mail, more = ''): Markup =>
  html`<p dir="auto" style="${type(16, 24, look.text, `font-weight:700;${more}`)}">${text}</p>`;

export const paragraph = (text: string, color: string, { size = 16, more = '' } = {}): Markup =>
  html`<p dir="auto" style="${type(size, Math.round(size * 1.6), color, `overflow-wrap:anywhere;word-break:break-word;text-wrap:pretty;${more}`)}">${text}</p>`;

/** Paragraphs with 16 px between them. */
export const paragraphs = (
  texts: readonly string[],
  color: string,
  options?: { size?: number; more?: string },
) => texts.flatMap((text, index) => [...(index > 0 ? [gap(16)] : []), paragraph(text, color, options)]);

/**
 * A button that is a table cell with its own background, so that it is one where pictures and rounded corners are not shown.
 * None without words or without a web address.
 */
export function button({ draft, look }: Mail): Markup | undefined {
  const address = webAddress(draft.ctaUrl);
  if (!draft.cta.trim() || !address) return undefined;
  return html`
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button" style="border-collapse:separate;">
      <tr>
        <td align="center" bgcolor="${look.button}" style="background-color:${look.button};border-radius:8px;mso-padding-alt:15px 30px;">
          <a href="${address}" target="_blank" rel="noopener" dir="auto" style="${type(16, 22, look.onButton, 'font-weight:700;display:inline-block;padding:15px 30px;text-decoration:none;border-radius:8px;overflow-wrap:anywhere;word-break:break-word;')}">${draft.cta}</a>
        </td>
      </tr>
    </table>`;
}

/** A picture of the brand, as wide as its row. */
export function picture({ addresses }: Mail, file: PictureFile, width = letterWidth): Markup {
  const found = pictures.find((one) => one.file === file);
  const height = Math.round((width / 16) * 9);
  return html`<img src="${addresses.picture(file)}" alt="${found?.alt}" width="${width}" height="${height}" border="0" style="display:block;width:100%;height:auto;border:0;${font};font-size:14px;">`;
}

/** A line of the brand's cyan, as the horizon. */
export const rule = ({ look }: Mail, height: number): Markup =>
  html`<tr><td height="${height}" bgcolor="${look.rule}" style="background-color:${look.rule};height:${height}px;line-height:${height}px;font-size:1px;">&nbsp;</td></tr>`;

export const mailto = (address: string, color: string): Markup =>
  html`<a href="mailto:${address}" style="color:${color};text-decoration:underline;">${address}</a>`;

export const website = (color: string): Markup =>
  html`<a href="${company.website}" target="_blank" rel="noopener" style="color:${color};text-decoration:underline;">${company.website.replace('https://', '')}</a>`;
