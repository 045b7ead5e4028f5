import { html, type Markup } from './markup.ts';
import { letterWidth, margin } from './parts.ts';

interface ColumnsOptions {
  /** Space between columns, in pixels. */
  gutter?: number;
  /** Total width they share, in pixels. */
  width?: number;
  valign?: 'top' | 'bottom';
}

/**
 * Columns that stack if the screen is too narrow, even in programs that ignore media queries. Outlook gets a table
 * instead.
 */
export function columns(
  cells: readonly Markup[],
  { gutter = 24, width = letterWidth - 2 * margin, valign = 'top' }: ColumnsOptions = {},
): Markup {
  const columnWidth = Math.floor((width - gutter * (cells.length - 1)) / cells.length);
  const open = (index: number) =>
    html`<!--[if mso]>${index > 0 ? html`</td>${gutter > 0 ? html`<td width="${gutter}">&nbsp;</td>` : undefined}` : html`<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr>`}<td width="${columnWidth}" valign="${valign}"><![endif]-->`;
  return html`
    <div style="font-size:0;line-height:0;">
      ${cells.map(
        (cell, index) =>
          html`${open(index)}<div class="column" style="display:inline-block;vertical-align:${valign};width:100%;max-width:${columnWidth + (index < cells.length - 1 ? gutter : 0)}px;"><div class="cell" style="max-width:${columnWidth}px;">${cell}</div></div>`,
      )}
      <!--[if mso]></td></tr></table><![endif]-->
    </div>`;
}
