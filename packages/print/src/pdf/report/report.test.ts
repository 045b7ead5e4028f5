import { describe, expect, it } from 'vitest';
import { latin1, type PdfFile, ref } from '../write/objects.ts';
import { printReport } from './report.ts';
import type { Answer } from './reportLines.ts';
import { brokenFile, type TestFile } from './testing/brokenFile.ts';

const groundOperators = '1 0.6 0.25 0.3 k 0 0 306 234 re f';

/** A font that's named but not in the file, as `F0`. */
const named = (file: PdfFile) => ({
  Font: `<</F0 ${ref(file.add('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 65 /Widths [600]>>'))}>>`,
});

/** A 100 × 50 pixel picture in a color space, as `X0`. */
const picture = (space: string) => (file: PdfFile) => ({
  XObject: `<</X0 ${ref(
    file.add({
      entries: {
        Type: '/XObject',
        Subtype: '/Image',
        Width: 100,
        Height: 50,
        BitsPerComponent: 8,
        ColorSpace: space,
      },
      bytes: latin1(''),
    }),
  )}>>`,
});

const profile = (file: PdfFile) => {
  const sRgb = file.add({ entries: { N: 3, Alternate: '/DeviceRGB' }, bytes: latin1('') });
  return picture(`[/ICCBased ${ref(sRgb)}]`)(file);
};

async function answered(file: TestFile): Promise<Record<Answer['rule'], Answer>> {
  const lines = await printReport(await brokenFile(file), 'in');
  return Object.fromEntries(lines.map((line) => [line.rule, line])) as Record<Answer['rule'], Answer>;
}

/** The rules that a file breaks, and what each one found. */
const attention = async (file: TestFile) =>
  Object.values(await answered(file)).flatMap(({ rule, found, passes }) => (passes ? [] : [[rule, found]]));

describe('the report on a print file', () => {
  it('passes a correct file and lists what it contains', async () => {
    const lines = await answered({ contents: [groundOperators, groundOperators] });
    expect(Object.values(lines).filter(({ passes }) => !passes)).toEqual([]);
    expect(lines.size.found).toBe('4 × 3 in');
    expect(lines.bleed.found).toBe('0.125 in on each edge');
    expect(lines.pages.found).toBe('2 pages: 4 × 3 in; 4 × 3 in');
    expect(lines.condition.found).toBe('CGATS TR 006');
    expect(lines.ink.found).toBe('215% in text and shapes');
    expect(lines.version.found).toBe('PDF 1.6, PDF/X-4');
  });

  it.each<[string, TestFile, [Answer['rule'], string]]>([
    ['no bleed', { contents: [groundOperators], bleed: 0 }, ['bleed', '0 in on each edge']],
    [
      'RGB paint',
      { contents: ['1 0 0 rg 20 20 9 9 re f'] },
      ['color', 'Text and shapes: DeviceRGB; photos: none'],
    ],
    [
      'a photograph without a profile',
      { contents: ['q 24 0 0 12 50 50 cm /X0 Do Q'], resources: picture('/DeviceRGB') },
      ['color', 'Text and shapes: none; photos: DeviceRGB'],
    ],
    [
      'a low-resolution picture, by the current matrix',
      { contents: ['q 2 0 0 1 0 0 cm 0 36 -36 0 50 50 cm /X0 Do Q'], resources: profile },
      ['resolution', 'At least 50 ppi'],
    ],
    [
      '340% ink',
      { contents: ['0.9 0.8 0.8 0.9 K 4 w 20 20 m 90 90 l S'] },
      ['ink', '340% in text and shapes'],
    ],
    [
      'more ink than uncoated paper takes',
      { contents: ['0.8 0.7 0.7 0.7 k 20 20 9 9 re f'], condition: 'FOGRA29' },
      ['ink', '290% in text and shapes'],
    ],
    [
      'a spot color',
      {
        contents: ['/S0 cs 1 scn 20 20 9 9 re f'],
        resources: () => ({ ColorSpace: '<</S0 [/Separation /PANTONE#20Orange#20C /DeviceCMYK null]>>' }),
      },
      ['spots', 'Separation PANTONE Orange C'],
    ],
    [
      'marks inside the bleed',
      {
        contents: ['/S0 CS 1 SCN 20 4 m 20 30 l S'],
        resources: () => ({ ColorSpace: '<</S0 [/Separation /All /DeviceCMYK null]>>' }),
      },
      ['marks', 'Marks inside the bleed'],
    ],
    [
      'overprint',
      { contents: ['/E0 gs'], resources: () => ({ ExtGState: '<</E0 <</OP true>>>>' }) },
      ['overprint', 'Set'],
    ],
    ['no output condition', { contents: [groundOperators], condition: '' }, ['condition', 'None']],
    [
      'another standard',
      { contents: [groundOperators], standard: 'PDF/X-1a:2001' },
      ['version', 'PDF 1.6, PDF/X-1a:2001'],
    ],
  ])('reports %s and nothing else', async (_title, file, line) => {
    expect(await attention(file)).toEqual([line]);
  });

  it('reports a font that is not embedded', async () => {
    const found = await attention({
      contents: ['0 0 0 1 k BT /F0 12 Tf 100 100 Td (A) Tj ET'],
      resources: named,
    });
    expect(found).toEqual([['fonts', 'Helvetica (not embedded); smallest 12 pt']]);
  });

  it.each([
    ['over the trim', '4 100 Td', '0.069 in outside the trim'],
    ['nearer than the safe zone', '13 100 Td', '0.056 in from the trim'],
  ])('reports type %s', async (_title, place, found) => {
    const lines = await answered({
      contents: [`0 0 0 1 k BT /F0 10 Tf ${place} (A) Tj ET`],
      resources: named,
    });
    expect(lines['safe-zone']).toMatchObject({ found, passes: false });
  });

  it.each([
    ['in four inks', '0.2 0.3 0.4 1 k', '5 pt in 4 inks'],
    ['knocked out of four', `${groundOperators} 0 0 0 0 k`, '5 pt knocked out of 4 inks'],
  ])('reports small type %s, even when scaled', async (_title, colors, found) => {
    const lines = await answered({
      contents: [`${colors} q 0.5 0 0 0.5 0 0 cm BT /F0 10 Tf 100 100 Td (A) Tj ET Q`],
      resources: named,
    });
    expect(lines['small-type']).toMatchObject({ found, passes: false });
  });

  it('passes small type in one ink or on one ink', async () => {
    for (const colors of ['0 0 0 1 k', '0 0 0 1 k 0 0 306 234 re f 0 0 0 0 k']) {
      const lines = await answered({
        contents: [`${colors} BT /F0 5 Tf 100 100 Td (A) Tj ET`],
        resources: named,
      });
      expect(lines['small-type'].passes).toBe(true);
    }
  });

  it('reads forms with their own matrix and allows transparency only if the standard does', async () => {
    const resources = (file: PdfFile) => ({
      XObject: `<</X0 ${ref(
        file.add({
          entries: { Subtype: '/Form', Matrix: '[1 0 0 1 90 90]', BBox: '[0 0 9 9]', Resources: '<<>>' },
          bytes: latin1('1 1 1 0 k 0 0 9 9 re f'),
        }),
      )}>>`,
      ExtGState: '<</E0 <</ca 0.5>>>>',
    });
    const contents = ['/E0 gs /X0 Do'];
    expect((await answered({ contents, resources })).ink.found).toBe('300% in text and shapes');
    expect(await attention({ contents, resources })).toEqual([]);
    const old = await attention({ contents, resources, standard: 'PDF/X-3:2002' });
    expect(old).toContainEqual(['transparency', 'Live: opacity']);
  });

  it('reports millimeters for a metric piece', async () => {
    const lines = await printReport(await brokenFile({ contents: [groundOperators] }), 'mm');
    expect(lines.find(({ rule }) => rule === 'bleed')?.found).toBe('3.2 mm on each edge');
  });

  it('throws for files that were not made here', async () => {
    await expect(printReport(new Blob(['%PDF-1.7\nno table']), 'in')).rejects.toThrow("wasn't created here");
    const unread = brokenFile({ contents: ['BT 50 Tz ET'] });
    await expect(printReport(await unread, 'in')).rejects.toThrow('Tz');
  });
});
