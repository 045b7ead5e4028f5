import '@daybreak/brand/styles.css';
import { afterEach, describe, expect, it } from 'vitest';
import { mountArtboard } from '../../openedFiles/making/artboards.ts';
import { browserExporter } from '../browserExporter.ts';
import { ExportError } from '../types.ts';
import { refusals } from './walk/refusals.ts';

const size = { width: 4, height: 2, unit: 'in', bleed: 0.125 } as const;
const date = new Date(2026, 6, 30);

async function printed(html: string) {
  const source = await mountArtboard(size, html, 0.5);
  return browserExporter.export({ designer: 'test', title: 'Test', sources: [source], format: 'pdf', date });
}

async function message(html: string): Promise<string> {
  const result = await printed(html).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(ExportError);
  return (result as ExportError).message;
}

const styled = (style: string, inner = 'Words') => `<div style="${style}">${inner}</div>`;

/** One piece of artwork for each unsupported feature. */
const cases: Record<string, string> = {
  filters: styled('filter:blur(2px)'),
  'backdrop filters': styled('backdrop-filter:blur(2px)'),
  'clip paths': styled('clip-path:circle(40%)'),
  masks: styled('mask-image:linear-gradient(#000,transparent)'),
  'blend modes': styled('mix-blend-mode:multiply'),
  'inset shadows': styled('box-shadow:inset 0 0 4px #000'),
  shadows: styled('box-shadow:0 0 4px #000'),
  'radial gradients': styled('background:radial-gradient(red,blue)'),
  'conic gradients': styled('background:conic-gradient(red,blue)'),
  'repeating gradients': styled('background:repeating-linear-gradient(red,blue 10px)'),
  'backgrounds clipped to text': styled('background:linear-gradient(red,blue);background-clip:text'),
  'fixed backgrounds': styled('background:linear-gradient(red,blue) fixed'),
  'border images': styled('border:4px solid;border-image:linear-gradient(red,blue) 1'),
  'double, grooved or ridged borders': styled('border:4px double red'),
  'collapsed table borders':
    '<table style="border-collapse:collapse"><tbody><tr><td style="border:1px solid">Words</td></tr></tbody></table>',
  outlines: styled('outline:2px solid red'),
  'text or shapes made with ::before or ::after':
    '<style>.refused::before{content:"•"}</style><p class="refused">Words</p>',
  'list bullets': '<ul><li>Words</li></ul>',
  '3D transforms': styled('transform:rotateX(20deg)'),
  zoom: styled('zoom:1.2'),
  'vertical text': styled('writing-mode:vertical-rl'),
  'outlined text': styled('-webkit-text-stroke:1px red'),
  'emphasis marks': styled('text-emphasis:dot'),
  'small capitals': styled('font-variant-caps:small-caps'),
  'several columns': styled('columns:2'),
  'automatic hyphens': styled('hyphens:auto'),
  'text cut off with an ellipsis': styled(
    'width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis',
    'A long line of words',
  ),
  'fixed positions': styled('position:fixed'),
  'video, forms, canvases or embedded pages': '<canvas></canvas>',
};

afterEach(() => document.body.replaceChildren());

describe('a print PDF with something unsupported', () => {
  it('has a test case for every refusal', () => {
    expect(Object.keys(cases).sort()).toEqual(refusals.map(({ feature }) => feature).sort());
  });

  it.each(Object.entries(cases))('names the feature and what to do: %s', async (feature, html) => {
    const sentence = await message(html);
    expect(sentence).toContain(`The print PDF can't include ${feature}`);
    expect(sentence).toMatch(/Choose another layout or theme, or download a PNG instead\.$/);
  });

  it.each([
    ['repeating backgrounds', styled('height:80px;background:linear-gradient(red,blue) 0 0/20px 20px')],
    ['this kind of gradient', styled('background:linear-gradient(in oklab,red,blue)')],
    ['wavy, dotted, dashed or double underlines', styled('text-decoration:underline wavy')],
    ['italic text', styled('font-style:italic')],
    ['text in a font other than Poppins', styled('font-family:Arial')],
    ['this font weight', styled('font-weight:300')],
    ['SVG text', '<svg viewBox="0 0 10 10"><text>Words</text></svg>'],
    ['SVG image elements', '<svg viewBox="0 0 10 10"><image href="x.png"/></svg>'],
    [
      'radial gradients or patterns in an SVG',
      '<svg viewBox="0 0 9 9"><radialGradient id="r"/><path d="M0 0h9v9z" fill="url(#r)"/></svg>',
    ],
    ['clip paths in an SVG', '<svg viewBox="0 0 9 9"><path clip-path="circle(2px)" d="M0 0h9v9z"/></svg>'],
    [
      'gradient strokes in an SVG',
      '<svg viewBox="0 0 9 9"><linearGradient id="g"/><path stroke="url(#g)" d="M0 0h9v9z"/></svg>',
    ],
  ])('names the feature: %s', async (feature, html) => {
    expect(await message(html)).toContain(`can't include ${feature}`);
  });

  it('names characters without a glyph', async () => {
    expect(await message(styled('', 'Solar 😀 power ☀'))).toMatch(
      /^The print PDF can't include “😀” after “Solar”, “☀” after “power” because our fonts don't support them\./,
    );
    expect(await message(styled('direction:rtl', 'שלום'))).toMatch(/can't include “ש”, “ל”, “ו”, “ם”/);
    expect(await message(styled('', 'வணக்கம்'))).toMatch(/can't include/);
    expect(await message(styled('', 'x\u0301\u0323'))).toMatch(/can't include/);
    expect(await message(styled('', 'Hello \ue000 you'))).toMatch(
      /^The print PDF can't include U\+E000, private use character, after “Hello” because our fonts don't support it\./,
    );
  });

  it('names a broken picture', async () => {
    expect(await message('<img alt="Our roof" src="data:image/png;base64,AAAA">')).toBe(
      "Couldn't read the picture “Our roof”. Remove it or choose another one, then download again.",
    );
  });

  it('quotes the words near the problem', async () => {
    expect(await message(styled('filter:blur(2px)', 'Open house'))).toContain('(near “Open house”)');
  });

  it('rejects a page whose fonts did not load', async () => {
    const source = await mountArtboard(size, styled('', 'Words'));
    const faces = [...document.fonts].filter(({ family }) => family.includes('Poppins'));
    const sheets = [...document.styleSheets].filter((sheet) =>
      [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule),
    );
    for (const sheet of sheets) sheet.disabled = true;
    try {
      expect(faces.length).toBeGreaterThan(0);
      await expect(
        browserExporter.export({ designer: 't', title: 'T', sources: [source], format: 'pdf', date }),
      ).rejects.toThrow("This page's fonts didn't load. Reload the page and try again.");
    } finally {
      for (const sheet of sheets) sheet.disabled = false;
    }
  });

  it('leaves the page unchanged', async () => {
    const source = await mountArtboard(
      size,
      styled('transform:rotate(3deg);text-transform:uppercase', 'Words'),
    );
    const before = document.body.innerHTML;
    await browserExporter.export({ designer: 't', title: 'T', sources: [source], format: 'pdf', date });
    expect(document.body.innerHTML).toBe(before);
    source.node.innerHTML = styled('filter:blur(2px)');
    const broken = document.body.innerHTML;
    await expect(
      browserExporter.export({ designer: 't', title: 'T', sources: [source], format: 'pdf', date }),
    ).rejects.toThrow();
    expect(document.body.innerHTML).toBe(broken);
  });
});

describe('a print PDF with something unusual but supported', () => {
  it.each([
    ['hidden unsupported features', styled('display:none;filter:blur(2px)', '<canvas></canvas>')],
    ['combining marks that compose to a letter of Poppins', styled('', 'cafe\u0301')],
    [
      'a picture with a style for ::before, where nothing is drawn',
      `<style>img::before{content:"x"}</style><img alt="" src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>')}">`,
    ],
    [
      'invisible joiners, direction marks, word joiners and selectors next to Latin letters',
      styled('', 'so\u200dlar a\u200cb \u200d x\u200e\u2066y\u2069 \u2060z\ufe0f\u034f'),
    ],
    ['non-breaking hyphens and special spaces', styled('', 'co\u2011op\u2009a\u202fb\u00a0c\u2003d')],
    ['an empty page', ''],
    ['a very long word', styled('', 'x'.repeat(3000))],
    ['a repeating background that covers its box', styled('background:linear-gradient(red,blue)')],
  ])('%s', async (_name, html) => {
    const [file] = await printed(html);
    expect(file?.blob.type).toBe('application/pdf');
  });
});
