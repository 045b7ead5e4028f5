import '@daybreak/brand/styles.css';
import { afterEach, expect, it } from 'vitest';
import { mountArtboard } from '../../openedFiles/making/artboards.ts';
import { textsOf } from './texts.ts';

afterEach(() => document.body.replaceChildren());

const word = '(string)/(central)/(micro)/(hybrid)/(off-grid)';
const spills = async (html: string) =>
  textsOf(await mountArtboard({ width: 600, height: 200, unit: 'px', bleed: 0 }, html, 0.5)).some(
    (text) => text.spills,
  );

it.each([
  ['its block', `<p style="width:100px;white-space:nowrap">${word}</p>`, true],
  [
    'the box that it was placed in, even if its block grew',
    `<div style="position:absolute;width:100px"><p style="width:max-content;white-space:nowrap">${word}</p></div>`,
    true,
  ],
  [
    'the box that fits itself',
    `<div data-fit="content" style="width:100px;display:grid"><p style="white-space:nowrap">${word}</p></div>`,
    true,
  ],
  [
    'its block at the start',
    `<p dir="rtl" style="width:100px;margin-left:300px;white-space:nowrap">${word}</p>`,
    true,
  ],
  ['nothing', `<p style="width:100px;overflow-wrap:anywhere">${word}</p>`, false],
  ['nothing, within a word', `<p style="width:400px"><b>${word}</b></p>`, false],
])('returns whether text extends outside %s', async (_what, html, found) => {
  expect(await spills(html)).toBe(found);
});
