import { columns } from './columns.ts';
import type { EmailContent } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { flow, gap, joinLastWords, linked, row, table, type } from './parts.ts';

/** The figures on a band, three side by side. */
export function figures({ figures: all, colors }: EmailContent): Markup | undefined {
  const rows = Math.ceil(all.length / 3);
  const each = Math.ceil(all.length / rows);
  const cells = all.map(
    ({ head, text }) => html`
      <p dir="auto" style="${type(30, 36, colors.onBand, 'font-weight:800;text-align:center;overflow-wrap:anywhere;word-break:break-word;')}">${linked(head || text, colors.onBand)}</p>
      ${head ? html`<p dir="auto" style="${type(14, 20, colors.onBand, 'text-align:center;text-wrap:balance;')}">${linked(joinLastWords(text), colors.onBand)}</p>` : undefined}
      ${gap(16)}`,
  );
  const band = Array.from({ length: rows }, (_, index) =>
    columns(cells.slice(index * each, (index + 1) * each), { gutter: 12 }),
  );
  return all.length === 0
    ? undefined
    : row(html`${band}`, {
        ground: colors.band,
        align: 'center',
        padding: '30px 36px 14px',
        className: 'pad',
      });
}

/** The steps under their heading, on a line that leads from one to the next. */
export function steps({ steps: stepTexts, colors, start }: EmailContent): Markup | undefined {
  if (!stepTexts) return undefined;
  const { heading, lines } = stepTexts;
  const between = html`
    <tr>
      <td width="40" align="center" style="padding:0;"><table role="presentation" width="2" cellpadding="0" cellspacing="0" border="0"><tr><td width="2" height="14" bgcolor="${colors.rule}" style="background-color:${colors.rule};width:2px;height:14px;line-height:14px;font-size:1px;">&nbsp;</td></tr></table></td>
      <td style="font-size:1px;line-height:14px;">&nbsp;</td>
    </tr>`;
  const rowsOfSteps = lines.map(
    (line, index) => html`
      ${index > 0 ? between : undefined}
      <tr>
        <td width="40" valign="middle" style="padding:0;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
          <td width="40" height="40" align="center" bgcolor="${colors.button}" style="${type(18, 40, colors.onButton, `background-color:${colors.button};border-radius:20px;width:40px;height:40px;font-weight:800;text-align:center;`)}">${index + 1}</td>
        </tr></table></td>
        <td valign="middle" align="${start}" style="padding:0 16px;text-align:${start};"><p dir="auto" style="${type(17, 26, colors.text, 'overflow-wrap:anywhere;word-break:break-word;')}">${linked(joinLastWords(line), colors.text)}</p></td>
      </tr>`,
  );
  return row(
    flow(
      [
        0,
        html`<h2 dir="auto" style="${type(22, 29, colors.text, 'font-weight:700;overflow-wrap:anywhere;word-break:break-word;')}">${linked(heading, colors.text)}</h2>`,
      ],
      [18, lines.length > 0 ? table(html`${rowsOfSteps}`) : undefined],
    ),
    { ground: colors.paper, align: start, padding: '30px 36px 28px', className: 'pad' },
  );
}
