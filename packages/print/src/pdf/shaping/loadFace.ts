import type { Face, GlyphInfo, GlyphPosition } from 'harfbuzzjs';
import { cached } from '../../cached.ts';
import { distance } from '../../faces/pageFaces.ts';
import { missingFile } from '../../files/missingFile.ts';
import { loadPart } from '../../loadPart.ts';
import type { DeclaredFace } from '../../raster/fontFaces.ts';
import type { LoadedFont } from '../write/fonts.ts';
import { EmbeddableFont, type GlyphComponent } from './embeddableFont.ts';
import { padWoff2 } from './padWoff2.ts';

/** Letters that shaping combines: a letter with its marks, a syllable, or a ligature. */
export interface ShapedGroup {
  letters: string;
  /** Start in the text, in UTF-16 units. */
  start: number;
  /** The advance in font units. */
  advance: number;
  /**
   * Returns the number, in the face's `font`, of a glyph with this width (in font units) that draws either the whole
   * group or nothing.
   */
  draw: (width: number, all: boolean) => number;
}

/** A typeface at one weight, which turns text into glyphs the way the browser does. */
export interface ShapingFace extends LoadedFont {
  has: (character: string) => boolean;
  /** Shapes text into groups in line order, from left to right. */
  shape: (text: string, isRightToLeft: boolean, language: string, isKerned: boolean) => ShapedGroup[];
}

/** Latin letters of Poppins are set without ligatures (`font-variant-ligatures: none`), so the other typefaces match. */
const disabledFeatures = ['liga', 'clig', 'dlig', 'hlig', 'calt'];

const engines = new Map<string, Promise<typeof import('harfbuzzjs')>>();
const files = new Map<string, Promise<Face>>();
const faces = new Map<string, Promise<ShapingFace>>();

/**
 * HarfBuzz, once its WebAssembly has loaded. A bundle may signal that through `ready` (apps/portal/build/patchHarfBuzz.ts). Requested only once,
 * because in WebKit the second of two simultaneous imports wouldn't wait for its WebAssembly.
 */
const engine = () =>
  cached(engines, 'HarfBuzz', async () => {
    const harfbuzz = await loadPart(() => import('harfbuzzjs'));
    if ('ready' in harfbuzz) await harfbuzz.ready;
    return harfbuzz;
  });

/**
 * Loads a typeface file at a weight. Fetched and unpacked once per session.
 *
 * @throws {ExportError} when it fails to load.
 */
export function loadFace({ url, family, weights: [least, most] }: DeclaredFace, weight: number) {
  const set = Math.min(most, Math.max(least, weight));
  return cached(faces, `${url} ${set}`, async (): Promise<ShapingFace> => {
    const [{ Buffer, Direction, Feature, Font, Variation, shape }, face] = await Promise.all([
      engine(),
      cached(files, url, () => fetchFace(url)),
    ]);
    const font = new Font(face);
    if (most > least) font.setVariations([new Variation('wght', set)]);
    const features = disabledFeatures.map((tag) => new Feature(tag, 0));
    const unkerned = [...features, new Feature('kern', 0)];
    const outlines = new EmbeddableFont(font, face.upem);
    return {
      name: `${family.replace(/ Variable$/, '').replaceAll(' ', '')}-${set}`,
      font: outlines.font,
      has: (character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
      shape: (text, isRightToLeft, language, isKerned) => {
        const buffer = new Buffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
        buffer.setLanguage(language);
        shape(font, buffer, isKerned ? features : unkerned);
        return groupsOf(text, buffer.getGlyphInfos(), buffer.getGlyphPositions()).map(
          ({ start, end, parts, advance }) => ({
            letters: text.slice(start, end),
            start,
            advance,
            draw: (width, all) => outlines.numberOf(all ? parts : [], width),
          }),
        );
      },
    };
  });
}

/** Glyphs for the same letters, with each part at its place in the whole. */
function groupsOf(text: string, infos: readonly GlyphInfo[], places: readonly GlyphPosition[]) {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const groups: { start: number; end: number; parts: GlyphComponent[]; advance: number }[] = [];
  for (const [index, { codepoint: glyph, cluster: start }] of infos.entries()) {
    let group = groups.at(-1);
    if (group?.start !== start) {
      group = { start, end: starts[starts.indexOf(start) + 1] ?? text.length, parts: [], advance: 0 };
      groups.push(group);
    }
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    group.parts.push({ glyph, x: group.advance + xOffset, y: yOffset });
    group.advance += xAdvance;
  }
  return groups;
}

async function fetchFace(url: string): Promise<Face> {
  const [{ Blob, Face }, { woff2Decode }, response] = await Promise.all([
    engine(),
    loadPart(() => import('woff-lib/woff2/decode')),
    fetch(url).catch(() => undefined),
  ]);
  if (!response?.ok) throw missingFile('The fonts for printing');
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The parts of Poppins that its web files leave out aren't compressed.
  const isPacked = String.fromCharCode(...bytes.subarray(0, 4)) === 'wOF2';
  const unpacked = isPacked ? await woff2Decode(padWoff2(bytes)) : bytes;
  return new Face(new Blob(unpacked.slice().buffer));
}

/** The files that draw a weight of a family: those of the nearest available weight. */
export function filesFor(declared: readonly DeclaredFace[], family: string, weight: number): DeclaredFace[] {
  const files = declared.filter((face) => face.family === family);
  const minDistance = Math.min(...files.map((face) => distance(face.weights, weight)));
  return files.filter((face) => distance(face.weights, weight) === minDistance);
}
