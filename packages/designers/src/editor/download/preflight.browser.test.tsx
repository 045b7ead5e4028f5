import type { ExportSource } from '@daybreak/print';
import { inspect, preflight } from '@daybreak/print/preflight';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { poster } from '../../designers/poster/poster.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../drafts/draft.ts';
import { optionsOf } from '../fields/fields.ts';

const said = async (source: ExportSource, format: 'pdf' | 'png' = 'pdf') =>
  preflight(
    await inspect([source], {}),
    { format: source.side.size.unit === 'in' ? format : 'png' },
    { labelOf: (field) => field },
  ).map(({ says }) => says);

beforeAll(loadType);

describe('our own pieces', () => {
  const themes = sheets.flatMap(({ designer }) => {
    const { theme } = designer.fields;
    const options = theme?.kind === 'choice' ? optionsOf(theme, {}) : [];
    return options.map(({ value }) => [designer, value] as const);
  });

  it.each(themes.map(([designer, theme]) => [`${designer.id} in ${theme}`, designer, theme] as const))(
    'passes %s: readable, sharp, inside the safe zone and covering the bleed',
    async (_name, designer, theme) => {
      const draft = restoreDraft(designer.fields, { theme });
      const findings = await said(drawPiece(designer, draft));
      expect(findings).toEqual([]);
    },
  );
});

describe('what is wrong with a piece', () => {
  const drawn = () => drawPiece(poster, restoreDraft(poster.fields, { theme: 'white' }));
  const part = (source: ExportSource, selector: string) =>
    source.node.querySelector<HTMLElement>(selector) as HTMLElement;

  it('reports pale words with their contrast', async () => {
    const source = drawn();
    part(source, '[data-fit="title"]').style.color = '#eeeeee';
    expect(await said(source)).toEqual([expect.stringMatching(/^title has a contrast ratio of 1\.1:1/)]);
  });

  it('reports words beyond the trim', async () => {
    const source = drawn();
    const title = part(source, '[data-fit="title"]');
    const inset = title.getBoundingClientRect().left - source.node.getBoundingClientRect().left;
    Object.assign(title.style, { position: 'relative', insetInlineStart: `${-inset}px` });
    expect(await said(source)).toEqual([
      "title doesn't fit in its space. Shorten the text or its longest word.",
    ]);
  });

  it('reports a ground that stops at the trim', async () => {
    const source = drawn();
    const root = source.node.firstElementChild as HTMLElement;
    root.style.clipPath = 'inset(12px)';
    expect(await said(source, 'png')).toEqual([
      expect.stringContaining("doesn't reach the edge of the bleed"),
    ]);
  });

  it('refuses letters without a glyph in print, and reports them in a picture', async () => {
    const draft = restoreDraft(poster.fields, { title: 'Sunrise ᚠ for all' });
    expect(await said(drawPiece(poster, draft))).toEqual([
      expect.stringMatching(/^The print PDF can't include “ᚠ”/),
    ]);
    expect(await said(drawPiece(poster, draft), 'png')).toEqual([
      "Our fonts don't support “ᚠ”, so the picture shows it in a different font.",
    ]);
  });

  it('reports a small photograph by name and place, with its effective resolution', async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 900;
    const url = canvas.toDataURL('image/jpeg');
    const draft = restoreDraft(poster.fields, { theme: 'image' });
    const drawing = drawPiece(poster, draft, { images: [{ id: 'a', name: 'small.jpg', url }] });
    const source = { ...drawing, pictureNames: { [url]: 'small.jpg' } };
    await Promise.all([...source.node.querySelectorAll('img')].map((image) => image.decode()));
    const sentence =
      /^The picture “small\.jpg” \(18 × 24 in.*\) prints at (\d{2}) DPI, so it will look pixelated\./;
    const [inPrint, inPicture] = [await said(source), await said(source, 'png')].map((all) =>
      all.filter((says) => sentence.test(says)),
    );
    expect(inPrint).toHaveLength(1);
    // The display list of the print PDF and the page agree.
    expect(inPicture).toEqual(inPrint);
  });
});
