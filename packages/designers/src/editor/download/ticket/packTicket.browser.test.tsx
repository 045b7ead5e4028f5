import { browserExporter, type ExportedFile, type Exporter } from '@daybreak/print';
import { printReport } from '@daybreak/print/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfTexts } from '../../../../../print/src/reading/pdfTexts.ts';
import { businessCard } from '../../../designers/businessCard/businessCard.ts';
import { drawPiece, loadType } from '../../artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../drafts/draft.ts';
import { maxLengths, type Order } from './handOff.ts';
import { packTicket } from './packTicket.tsx';

const order: Order = {
  printer: '',
  quantity: '2500',
  stock: '130 lb silk cover',
  finish: 'Matte lamination',
  due: '2026-12-01',
  shipTo: 'Priya Raman\n12 Dawn Street',
  costCenter: 'MK-204',
};

/** Makes the files for an order: the print file and the ticket's page. */
async function madeFor(order: Order) {
  const made: ExportedFile[] = [];
  const exporter: Exporter = {
    ...browserExporter,
    export: async (request) => {
      const files = await browserExporter.export(request);
      made.push(...files);
      return files;
    },
  };
  const zip = await packTicket(
    {
      designer: 'business-card',
      title: 'Cards of Priya',
      sources: [drawPiece(businessCard, restoreDraft(businessCard.fields, {}))],
      format: 'pdf',
      bleed: true,
      marks: true,
      date: new Date(2026, 10, 24),
    },
    order,
    exporter,
  );
  const [print, page] = made;
  if (!print || !page) throw new Error('Two files are made.');
  const pages = await pdfTexts(page.blob);
  const words = pages
    .flat()
    .map((text) => text.words)
    .join(' ');
  return { zip, print, pages, words: words.replaceAll(/\s+/g, ' ') };
}

beforeAll(loadType);

describe('a hand-off ticket', () => {
  it('shows the order and the answers from the file on one page', async () => {
    const { zip, print, pages, words } = await madeFor(order);
    expect(zip.name).toBe('business-card-hand-off-20261124.zip');
    expect(pages).toHaveLength(1);
    for (const said of ['2,500', '130 lb silk cover', 'Matte lamination', 'December 1, 2026', 'MK-204'])
      expect(words).toContain(said);
    expect(words).toContain(print.name);
    const answers = await printReport(print.blob, 'in');
    for (const { asks, found } of answers) {
      expect(words).toContain(asks);
      expect(words.replaceAll(' ', '')).toContain(found.replaceAll(/\s/g, ''));
    }
    const open = answers.filter(({ passes }) => !passes);
    expect(words.match(/\bAttention\b/g) ?? []).toHaveLength(open.length);
    expect(words.match(/\bOK\b/g) ?? []).toHaveLength(answers.length - open.length);
  });

  it('fits the longest order in any script', async () => {
    const full = (text: string, field: keyof Order) => text.repeat(100).slice(0, maxLengths[field]);
    const { pages, words } = await madeFor({
      ...order,
      stock: full('Photovoltaikmodulkarton ', 'stock'),
      finish: full('Doppelseitig laminiert ', 'finish'),
      shipTo: full('شارع الفجر ١٢\n', 'shipTo'),
    });
    expect(pages).toHaveLength(1);
    expect(words).toContain('Photovoltaikmodulkarton');
  });
});
