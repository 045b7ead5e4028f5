import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pdfFacts, printReport } from '../src/pdf/report/report.ts';
import type { Answer } from '../src/pdf/report/reportLines.ts';
import { readDraftFromPng } from '../src/roundTrip/pngDraft.ts';
import type * as Harness from './making/harness.ts';
import { type OpenedBrowser, openInBrowser } from './making/openInBrowser.ts';
import { programsIn } from './making/programs.ts';
import { structureFaults } from './making/tagged.ts';

// Opens files with every feature of the engine in independent programs: poppler, Ghostscript, qpdf and ImageMagick.
// The designers' `openedPieces` does this with their own pieces. Colors are compared twice: inks in Ghostscript's
// separations, and a proof in screen colors with a screenshot.

const solid = (color: string, left: number) =>
  `<div style="position:absolute;left:${left}px;top:0;width:192px;height:100%;background:${color}"></div>`;
const front = `${solid('#14bcc0', 0)}${solid('#ff6022', 192)}<p style="position:absolute;left:420px;top:20px;margin:0;color:#000;font:800 40px/1.2 Poppins">Open house</p>`;
const back = `${solid('#104a6d', 0)}${solid('#808080', 192)}`;
const cardSize = { width: 6, height: 4, unit: 'in', bleed: 0.125 } as const;

let opened: OpenedBrowser;
let programs: ReturnType<typeof programsIn>;
let sheets: string[] = [];

// Each test starts several programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const run = (program: string, ...args: string[]) => programs.run(program, ...args);

beforeAll(async () => {
  opened = await openInBrowser('print', 'harness.ts');
  programs = programsIn(opened.folder);
  const { page, put } = opened;
  const harness = await page.evaluateHandle(() => (window as unknown as { harness: typeof Harness }).harness);

  const card = await page.evaluate(
    async ({ harness, cardSize, front, back }) => ({
      pdf: await harness.fileOf(cardSize, [front, back], 'pdf'),
      png: await harness.fileOf(cardSize, [front], 'png', { dpi: 300, draft: '{"designer":"test"}' }),
      jpeg: await harness.fileOf(cardSize, [front], 'jpeg', { dpi: 150 }),
    }),
    { harness, cardSize, front, back },
  );
  put('card.pdf', card.pdf.data);
  put('card.png', card.png.data);
  put('card.jpg', card.jpeg.data);

  const all = await page.evaluate(async (harness) => {
    document.body.replaceChildren();
    const sources = await harness.mountSheets();
    sources.forEach(({ node }, index) => {
      node.id = `sheet-${index + 1}`;
    });
    return {
      names: sources.map(({ side }) => side.label),
      print: await harness.pdfOf(sources, 'print', 'Feature sheets & more'),
      screen: await harness.pdfOf(sources, 'screen', 'Proof'),
    };
  }, harness);
  sheets = all.names;
  put('print.pdf', all.print);
  put('screen.pdf', all.screen);
});

afterAll(() => opened?.close());

describe('a print PDF, opened with other programs', () => {
  it.each(['card.pdf', 'print.pdf', 'screen.pdf'])('has no syntax error for qpdf: %s', (name) => {
    expect(run('qpdf', '--check', name)).toContain('No syntax or stream encoding errors found');
  });

  it.each(['card.pdf', 'print.pdf'])('renders in Ghostscript without output: %s', (name) => {
    expect(run('gs', '-dBATCH', '-dNOPAUSE', '-q', '-sDEVICE=nullpage', name)).toBe('');
  });

  it.each(['card.pdf', 'print.pdf', 'screen.pdf'])('follows the rules of a tagged PDF: %s', (name) => {
    const json = run('qpdf', '--json=2', '--json-stream-data=inline', '--decode-level=generalized', name);
    expect(structureFaults(json)).toEqual([]);
  });

  it('has the trim size with bleed around it', () => {
    const info = run('pdfinfo', '-box', 'card.pdf');
    expect(info).toMatch(/Pages:\s+2/);
    expect(info).toMatch(/MediaBox:\s+0\.00\s+0\.00\s+450\.00\s+306\.00/);
    expect(info).toMatch(/BleedBox:\s+0\.00\s+0\.00\s+450\.00\s+306\.00/);
    expect(info).toMatch(/TrimBox:\s+9\.00\s+9\.00\s+441\.00\s+297\.00/);
  });

  it('keeps marks outside the bleed, on every plate', () => {
    const info = run('pdfinfo', '-box', '-l', '1', 'print.pdf');
    expect(info).toMatch(/MediaBox:\s+0\.00\s+0\.00\s+360\.00\s+252\.00/);
    expect(info).toMatch(/BleedBox:\s+27\.00\s+27\.00\s+333\.00\s+225\.00/);
    expect(info).toMatch(/TrimBox:\s+36\.00\s+36\.00\s+324\.00\s+216\.00/);
    const plates = programs.separations('print.pdf', 1, 288);
    // The mark left of the trim's top edge: from 4.5 to 22.5 pt outside the bleed, at 36 pt from the top.
    for (const ink of plates.most(18, 141, 72, 6)) expect(ink).toBeGreaterThan(0.9);
    expect(plates.most(92, 134, 14, 20)).toEqual([0, 0, 0, 0]);
  });

  it('states its title, author and producer', () => {
    const info = run('pdfinfo', 'print.pdf');
    expect(info).toMatch(/Title:\s+Feature sheets & more/);
    expect(info).toMatch(/Author:\s+Daybreak Data & Solar, Inc\./);
    expect(info).toMatch(/Producer:\s+Daybreak designers \d+\.\d+\.\d+/);
  });

  it('embeds a subset of each font, with Unicode', () => {
    const rows = run('pdffonts', 'print.pdf').trim().split('\n').slice(2);
    expect(rows.length).toBe(5);
    for (const row of rows)
      expect(row).toMatch(/^[A-Z]{6}\+Poppins-\w+ +CID TrueType +Identity-H +yes yes yes/);
  });

  it.each([
    ['wrapped text', 'Recycled solar panels keep glass, silver and silicon in use.'],
    ['letter spacing and capitals', 'STRASSE TO SUNRISE'],
    ['accents', 'Énergie Žižkov café naïve Łódź ¿Qué? — “quoted”'],
    ['several weights in a line', 'Plain bold semibold big end'],
    ['right-to-left paragraph', 'Daybreak (Austin), 2026'],
  ])('has searchable, copyable text: %s', (name, words) => {
    const index = String(sheets.indexOf(name) + 1);
    const text = run('pdftotext', '-f', index, '-l', index, 'screen.pdf', '-').replace(/\s+/g, ' ');
    expect(text).toContain(words);
  });

  it('embeds a photograph once, as a JPEG with a profile', () => {
    const rows = run('pdfimages', '-list', 'print.pdf')
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.trim().split(/\s+/));
    const photographs = rows.filter((row) => row[8] === 'jpeg');
    expect(photographs.length).toBeGreaterThan(3);
    expect(new Set(photographs.map((row) => row[10])).size).toBe(1);
    for (const row of photographs) expect([row[2], row[5]]).toEqual(['image', 'icc']);
    expect(rows.filter((row) => row[8] !== 'jpeg').map((row) => row[2])).toEqual(['image', 'smask']);
  });

  it.each([
    ['cyan', 1, 100, [90, 2, 30, 0]],
    ['orange', 1, 280, [0, 62, 87, 0]],
    ['paper', 1, 578, [0, 0, 0, 0]],
    ['teal', 2, 100, [100, 60, 25, 30]],
    ['a neutral gray', 2, 280, [0, 0, 0, 50]],
  ])('prints %s in exactly its inks', (_name, pageNumber, x, inks) => {
    const read = programs
      .separations('card.pdf', pageNumber, 96)
      .most(x, 200, 20, 20)
      .map((ink) => Math.round(ink * 100));
    expect(read).toEqual(inks);
  });

  it('prints black text with black only', () => {
    expect(programs.separations('card.pdf', 1, 96).most(420, 24, 150, 40)).toEqual([0, 0, 0, 1]);
  });

  it('follows the PDF/X-4 rules that this project checks', () => {
    run('qpdf', '--qdf', '--object-streams=disable', 'print.pdf', 'plain.pdf');
    const source = readFileSync(join(opened.folder, 'plain.pdf'), 'latin1');
    expect(source.slice(0, 8)).toBe('%PDF-1.6');
    expect(source).toMatch(/\/ID \[/);
    expect(source).toContain('/Trapped /False');
    expect(source).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(source.match(/\/S \/GTS_PDFX\b/g)).toHaveLength(1);
    expect(source.match(/\/DestOutputProfile/g)).toHaveLength(1);
    expect(source.match(/\/TrimBox/g)).toHaveLength(sheets.length);
    expect(source.match(/\/Type \/FontDescriptor/g)?.length).toBe(source.match(/\/FontFile2/g)?.length);
    expect(source.replaceAll('/Alternate /DeviceRGB', '')).not.toContain('/DeviceRGB');
    expect(source).not.toMatch(/^[\d. ]+ (rg|RG)$/m);
    expect(source).not.toMatch(/\/(Encrypt|JavaScript|Annots|TR|HTP|OPI)\b/);
  });
});

describe('the report on a print PDF, compared with other programs', () => {
  const bytesOf = (name: string) => new Uint8Array(readFileSync(join(opened.folder, name)));
  const reported = async (name: string): Promise<Record<Answer['rule'], Answer>> => {
    const lines = await printReport(new Blob([bytesOf(name)]), 'in');
    return Object.fromEntries(lines.map((line) => [line.rule, line])) as Record<Answer['rule'], Answer>;
  };

  it.each(['card.pdf', 'print.pdf'])('reports the same page boxes as pdfinfo: %s', async (name) => {
    const { pages } = await pdfFacts(bytesOf(name));
    const info = run('pdfinfo', '-box', '-l', String(pages.length), name);
    for (const [box, key] of [
      ['MediaBox', 'media'],
      ['BleedBox', 'bleed'],
      ['TrimBox', 'trim'],
    ] as const) {
      const read = [...info.matchAll(new RegExp(`${box}: +([-\\d. ]+)`, 'g'))].map(([, row = '']) =>
        row.trim().split(/ +/).map(Number),
      );
      expect(read).toEqual(pages.map(({ [key]: { x, y, width, height } }) => [x, y, x + width, y + height]));
    }
    expect((await reported(name)).bleed).toMatchObject({ found: '0.125 in on each edge', passes: true });
  });

  it('reports the same fonts as pdffonts', async () => {
    const rows = run('pdffonts', 'print.pdf').trim().split('\n').slice(2);
    const { fonts } = await pdfFacts(bytesOf('print.pdf'));
    const named = fonts.map(({ name, embedded, subset }) => [name, embedded, subset]);
    expect(named.toSorted()).toEqual(
      rows.map((row) => [/\+([\w-]+)/.exec(row)?.[1], / yes yes yes /.test(row), true]).toSorted(),
    );
  });

  it('reports the same pictures and resolutions as pdfimages', async () => {
    const rows = run('pdfimages', '-list', 'print.pdf')
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.trim().split(/\s+/))
      .filter(([, , type]) => type === 'image');
    const { pages } = await pdfFacts(bytesOf('print.pdf'));
    const found = pages.flatMap(({ painted }, index) =>
      painted.flatMap((each) => (each.kind === 'picture' ? [[index + 1, ...each.pixels, each.ppi]] : [])),
    );
    expect(found.length).toBe(rows.length);
    for (const [index, [page, , , width, height, , , , , , , , xPpi, yPpi]] of rows.entries()) {
      expect(found[index]?.slice(0, 3)).toEqual([page, width, height].map(Number));
      expect(Math.abs((found[index]?.[3] ?? 0) - Math.min(Number(xPpi), Number(yPpi)))).toBeLessThanOrEqual(
        1,
      );
    }
  });

  it('reports the maximum ink of Ghostscript’s plates', async () => {
    // Teal, 100 60 25 30, is the heaviest of the card.
    const plates = programs.separations('card.pdf', 2, 96).most(20, 20, 150, 300);
    const most = Math.round(plates.reduce((sum, ink) => sum + ink * 100, 0));
    expect((await reported('card.pdf')).ink.found).toBe(`${most}% in text and shapes`);
  });

  it('finds the type nearest to the trim edge', async () => {
    const plates = programs.separations('card.pdf', 1, 288);
    // Black is only in the headline: its first row, in pixels of 1/4 pt.
    let top = 0;
    while (plates.most(1260, top, 400, 1)[3] < 0.5) top += 1;
    const { pages } = await pdfFacts(bytesOf('card.pdf'));
    const text = pages[0]?.painted.find(({ kind }) => kind === 'text');
    expect(306 - (text?.box.y ?? 0) - (text?.box.height ?? 0)).toBeCloseTo(top / 4, 0);
  });

  it('passes a card and reports only real problems in other files', async () => {
    const lines = Object.values(await reported('card.pdf'));
    expect(lines.filter(({ passes }) => !passes)).toEqual([]);
    const print = await reported('print.pdf');
    expect(print.color.passes).toBe(true);
    expect(print.marks).toMatchObject({ found: 'Outside the bleed', passes: true });
    const screen = Object.values(await reported('screen.pdf')).filter(({ passes }) => !passes);
    expect(screen.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['color', 'condition', 'version']));
  });
});

describe('a page of the PDF compared with a screenshot of its artboard', () => {
  it('differs by no more than the edges of letters and the grain of photographs', async () => {
    const { page } = opened;
    run('pdftoppm', '-r', '192', 'screen.pdf', 'page');
    const results: Record<string, number> = {};
    for (const [index, name] of sheets.entries()) {
      const number = String(index + 1).padStart(2, '0');
      await page
        .locator(`#sheet-${index + 1}`)
        .screenshot({ path: join(opened.folder, `shot-${number}.png`) });
      results[name] = programs.difference(`shot-${number}.png`, `page-${number}.ppm`);
    }
    const wrong = Object.entries(results).filter(([, share]) => share > 0.01);
    expect(wrong).toEqual([]);
    expect(Object.keys(results).length).toBeGreaterThan(30);
  });
});

describe('a picture, opened with ImageMagick', () => {
  it.each([
    ['card.png', 'PNG 1800 1200 118.11 PixelsPerCentimeter'],
    ['card.jpg', 'JPEG 900 600 150 PixelsPerInch'],
  ])('has the right size and density: %s', (name, facts) => {
    expect(run('identify', '-format', '%m %w %h %[fx:round(resolution.x*100)/100] %U', name)).toBe(facts);
  });

  it('states that its colors are sRGB and keeps its density and draft', () => {
    const png = run('identify', '-verbose', 'card.png');
    expect(png).toContain('Colorspace: sRGB');
    expect(png).toMatch(/png:sRGB: intent=0 \(Perceptual Intent\)/);
    expect(png).toMatch(/png:pHYs: x_res=11811, y_res=11811, units=1/);
    const file = readFileSync(join(opened.folder, 'card.png'));
    expect(readDraftFromPng(file, 100)).toBe('{"designer":"test"}');
    const jpeg = run('identify', '-verbose', 'card.jpg');
    expect(jpeg).toContain('Colorspace: sRGB');
    expect(jpeg).toMatch(/icc:description: sRGB/);
    expect(run('identify', '-regard-warnings', 'card.jpg')).toContain('JPEG 900x600');
  });

  it('shows the screen’s colors', () => {
    expect(run('convert', 'card.png', '-format', '%[hex:p{100,600}] %[hex:p{900,600}]', 'info:')).toMatch(
      /^14BCC0(FF)? FF6022(FF)?$/,
    );
  });
});
