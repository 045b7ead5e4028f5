import { company, logoPngSize } from '@daybreak/brand';
import type { EmailContent } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { row, table, type } from './parts.ts';

/** The logo on its band, and a word for the kind of email. */
export function masthead({
  logo: layout,
  masthead: word,
  colors,
  addresses,
  start,
  end,
}: Pick<EmailContent, 'logo' | 'masthead' | 'colors' | 'addresses' | 'start' | 'end'>): Markup | undefined {
  const natural = logoPngSize(layout, 1);
  const height = 40;
  const width = Math.round((natural.width / natural.height) * height);
  const logo = html`<a href="${company.website}" target="_blank" rel="noopener" style="color:${colors.onBand};text-decoration:none;"><img src="${addresses.logo(layout)}" alt="${company.name}" width="${width}" height="${height}" border="0" style="${type(22, height, colors.onBand, `display:block;width:${width}px;height:${height}px;border:0;font-weight:700;`)}"></a>`;
  return row(
    table(html`
      <tr>
        <td align="${start}" style="text-align:${start};">${logo}</td>
        ${word ? html`<td align="${end}" style="${type(13, 20, colors.onBand, `font-weight:600;text-align:${end};`)}" dir="auto">${word}</td>` : undefined}
      </tr>`),
    { ground: colors.band, padding: '22px 36px', className: 'pad' },
  );
}
