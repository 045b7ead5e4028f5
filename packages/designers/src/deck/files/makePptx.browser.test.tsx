import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { company } from '@daybreak/brand';
import { unzip } from '@daybreak/print/zip';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { notes } from '../notes.ts';
import { type Slide, slides } from '../slides.ts';
import { makePptx } from './makePptx.ts';
import type * as PptxSlide from './pptxSlide.ts';
import { writeSlide } from './pptxSlide.ts';

vi.mock('./pptxSlide.ts', { spy: true });

let files: Map<string, Uint8Array>;

const partsBelow = (folder: string, extension: string) =>
  [...files.keys()].filter((name) => name.startsWith(folder) && name.endsWith(extension));

/** Parses a part as a document. Office programs offer to repair one that isn't well-formed. */
function xml(name: string): Document {
  const document = new DOMParser().parseFromString(
    new TextDecoder().decode(files.get(name)),
    'application/xml',
  );
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`${name}: ${error.textContent}`);
  return document;
}

const elements = (document: Document, name: string) => [...document.getElementsByTagName(name)];
const textOf = (document: Document) =>
  elements(document, 'a:t')
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The words of a slide. */
const wordsOf = ({ content: { title, lead, figures = [], points = [], contacts = [] } }: Slide) =>
  [
    lead,
    ...(title === company.name ? [] : [title]),
    ...figures.flatMap(({ value, unit, text }) => [value, unit, text]),
    ...points.flatMap(({ name, text, mark, picture }) => (mark && !text && !picture ? [] : [name, text])),
    ...contacts.flatMap(({ name, text }) => [name, text]),
  ]
    .flatMap((words) => words?.split('\n') ?? [])
    .map((words) => words.toLowerCase());

beforeAll(async () => {
  const file = await makePptx({ date: new Date(2026, 6, 30) });
  expect(file.name).toBe('sales-deck-1920x1080-20260730.pptx');
  files = await unzip(file.blob);
});

describe('the presentation', () => {
  it('is well-formed in every part', () => {
    const parts = [...partsBelow('', '.xml'), ...partsBelow('', '.rels')];
    expect(parts.length).toBeGreaterThan(50);
    for (const name of parts) xml(name);
  });

  it('has every slide, at 13.333 × 7.5 in', () => {
    expect(partsBelow('ppt/slides/slide', '.xml')).toHaveLength(slides.length);
    const size = xml('ppt/presentation.xml').getElementsByTagName('p:sldSz')[0];
    expect([size?.getAttribute('cx'), size?.getAttribute('cy')]).toEqual(['12192000', '6858000']);
  });

  it.each(slides.map((slide, index) => [slide.content.title, slide, index + 1] as const))(
    '%s: its words are text, its heading is a heading, its notes are notes',
    (_title, slide, number) => {
      const document = xml(`ppt/slides/slide${number}.xml`);
      const text = textOf(document);
      for (const words of wordsOf(slide)) expect(text).toContain(words);
      expect(elements(document, 'p:ph').map((mark) => mark.getAttribute('type'))).toEqual(['title']);
      for (const font of elements(document, 'a:latin')) expect(font.getAttribute('typeface')).toBe('Poppins');

      const spoken = textOf(xml(`ppt/notesSlides/notesSlide${number}.xml`));
      for (const sentence of (notes[slide.id] ?? '').toLowerCase().split('\n'))
        expect(spoken).toContain(sentence);
    },
  );

  it('describes every picture', () => {
    const described = slides.flatMap((_slide, index) =>
      elements(xml(`ppt/slides/slide${index + 1}.xml`), 'p:pic').map(
        (picture) => picture.getElementsByTagName('p:cNvPr')[0]?.getAttribute('descr') ?? '',
      ),
    );
    expect(described.length).toBeGreaterThanOrEqual(25);
    for (const words of described) expect(words).toMatch(/^[A-Z](?!.*\.(png|jpe?g|svg)$)/);
    expect(described).toContain('Kestrel Ridge');
  });

  it('keeps everything inside its slide', () => {
    for (const [index] of slides.entries())
      for (const box of elements(xml(`ppt/slides/slide${index + 1}.xml`), 'a:ext').filter((size) =>
        size.hasAttribute('cx'),
      )) {
        expect(Number(box.getAttribute('cx'))).toBeLessThanOrEqual(12192000);
        expect(Number(box.getAttribute('cy'))).toBeLessThanOrEqual(6858000);
      }
  });

  it('links to the phone number, the mailbox and the site, in the color of the words', () => {
    const last = slides.length;
    const targets = elements(xml(`ppt/slides/_rels/slide${last}.xml.rels`), 'Relationship').flatMap((each) =>
      each.getAttribute('Type')?.endsWith('/hyperlink') ? [each.getAttribute('Target')] : [],
    );
    const addresses = slides
      .at(-1)
      ?.content.contacts?.flatMap(({ href }) => (href ? [new URL(href).href] : []));
    expect(targets).toEqual(addresses);
    expect(targets).toHaveLength(3);
    const links = elements(xml(`ppt/slides/slide${last}.xml`), 'a:hlinkClick');
    expect(links).toHaveLength(3);
    for (const link of links)
      expect(link.getElementsByTagName('ahyp:hlinkClr')[0]?.getAttribute('val')).toBe('tx');
  });

  it('refers to nothing outside itself except links to click', () => {
    for (const name of partsBelow('', '.rels'))
      for (const relation of elements(xml(name), 'Relationship')) {
        if (relation.getAttribute('Type')?.endsWith('/hyperlink')) continue;
        expect(relation.getAttribute('TargetMode')).not.toBe('External');
        expect(relation.getAttribute('Target')).not.toMatch(/^[a-z]+:/i);
      }
  });

  it('stops when it’s canceled', async () => {
    const controller = new AbortController();
    const making = makePptx({
      date: new Date(),
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(making).rejects.toHaveProperty('name', 'AbortError');
    expect(document.querySelector('[aria-hidden="true"][inert]')).toBeNull();
  });
});

describe('a presentation whose words differ from the slides’', () => {
  afterEach(() => vi.mocked(writeSlide).mockReset());

  it.each([
    ['a word is changed', (text: string) => text.replace('panels', 'pannels')],
    ['a word is lost', (text: string) => text.replace('panels', '')],
  ])('is refused by name when %s', async (_case, fault) => {
    const { writeSlide: write } = await vi.importActual<typeof PptxSlide>('./pptxSlide.ts');
    vi.mocked(writeSlide).mockImplementation((presentation, facts) => {
      const parts = facts.parts.map((part) =>
        part.kind === 'text'
          ? { ...part, runs: part.runs.map((run) => ({ ...run, text: fault(run.text) })) }
          : part,
      );
      write(presentation, { ...facts, parts });
    });
    await expect(makePptx({ date: new Date() })).rejects.toThrow(
      /^The presentation wasn't created because “panels” would look different/,
    );
  });

  it('is refused when a note is missing', async () => {
    const { writeSlide: write } = await vi.importActual<typeof PptxSlide>('./pptxSlide.ts');
    vi.mocked(writeSlide).mockImplementation((presentation, facts) =>
      write(presentation, { ...facts, notes: '' }),
    );
    await expect(makePptx({ date: new Date() })).rejects.toThrow(/^The presentation wasn't created/);
  });
});
