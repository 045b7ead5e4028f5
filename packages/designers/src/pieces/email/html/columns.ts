import { html, type Markup } from './markup.ts';
import { letterWidth, margin } from './parts.ts';

/**
 * Columns that stand under each other where the screen is too narrow, also in programs that ignore media queries. Outlook gets
 * a table instead. `gutter` is between columns, in pixels.
 */
export function columns(cells: readonly Markup[], gutter = 24, room = letterWidth - 2 * margin): Markup {
  const width = Math.floor((room - gutter * (cells.length - 1)) / cells.length);
  const open = (index: number) =>
    html`<!--[if mso]>${index > 0 ? html`</td><td width="${gutter}">&nbsp;</td>` : html`<table role="presentation" width="${room}" cellpadding="0" cellspacing="0" border="0"><tr>`}<td width="${width}" valign="top"><![endif]-->`;
  return html`
    <div style="font-size:0;line-height:0;">
      ${cells.map(
        (cell, index) =>
          html`${open(index)}<div class="column" style="display:inline-block;vertical-align:top;width:100%;max-width:${width + (index < cells.length - 1 ? gutter : 0)}px;"><div class="cell" style="max-width:${width}px;">${cell}</div></div>`,
      )}
      <!--[if mso]></td></tr></table><![endif]-->
    </div>`;
}
