import { type } from '@daybreak/brand';
import { cached } from '../cached.ts';
import { fontFaceRules } from '../faces/fontFaceRules.ts';
import { giveFaces } from '../faces/giveFaces.ts';
import { inRanges, pageFaces, rangesOf, unquoted, weightNumber, weightsOf } from '../faces/pageFaces.ts';
import { missingFile } from '../files/missingFile.ts';
import { ExportError } from '../types.ts';
import { shownTexts } from '../words/shownTexts.ts';
import { base64Url } from './pictures.ts';

/** Matches each `url()` in a CSS value. The second group is the URL. */
export const cssUrlPattern = /url\((["']?)(.+?)\1\)/g;
const files = new Map<string, Promise<string>>();

/**
 * Returns the loaded font faces that a text may need, as CSS with the font files embedded. Each file is fetched once per session. Faces
 * with a space always stay, because they determine line heights.
 *
 * html-to-image can do this too, but it resolves URLs through a `base` element, which a content security policy forbids, and it continues
 * without fonts that it couldn't read.
 */
export async function fontFaceCss(text: string): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const codes = [...new Set(` ${text}${text.toUpperCase()}`.normalize('NFC') + text)].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  const rules = fontFaceRules()
    .filter((rule) => loaded.has(ruleKey(rule)))
    .filter((rule) => {
      const ranges = rangesOf(rule.style.getPropertyValue('unicode-range'));
      return codes.some((code) => inRanges(ranges, code));
    });
  return (await Promise.all(rules.map(embedded))).join('\n');
}

/** A font file, as declared by a style sheet of the page. */
export interface DeclaredFace {
  family: string;
  url: string;
  /** Its weights: a single one, or the range of a variable font. */
  weights: readonly [least: number, most: number];
  /** Returns whether browsers use the face for a code point. */
  covers: (code: number) => boolean;
}

/** The files of all typefaces that the page has declared, except local fonts. */
export const declaredFaces = (): DeclaredFace[] =>
  fontFaceRules().flatMap((rule) => {
    const [, , url] = new RegExp(cssUrlPattern).exec(rule.style.getPropertyValue('src')) ?? [];
    if (!url) return [];
    const weights = weightsOf(rule.style.getPropertyValue('font-weight') || 'normal');
    const ranges = rangesOf(rule.style.getPropertyValue('unicode-range'));
    return {
      family: unquoted(rule.style.getPropertyValue('font-family')),
      url: new URL(url, rule.parentStyleSheet?.href ?? document.baseURI).href,
      weights,
      covers: (code: number) => inRanges(ranges, code),
    };
  });

/**
 * Waits until all faces that a node's texts need are declared and loaded. Each face is requested separately: if several share a letter,
 * WebKit loads only one when asked for the whole text.
 *
 * @throws {ExportError} when one fails to load.
 */
export async function facesOf(node: HTMLElement): Promise<void> {
  try {
    await giveFaces(node);
    const files = new Set(declaredFaces().map(({ family }) => family));
    const neededFaces = shownTexts(node).flatMap(({ words, style }) =>
      [...new Set(words)].map((letter) => letter.codePointAt(0) ?? 0).flatMap(pageFaces(style)),
    );
    // Local fonts don't need to load.
    const ownFaces = [...new Set(neededFaces)].filter(({ family }) => files.has(unquoted(family)));
    await Promise.all(ownFaces.map((face) => face.load()));
  } catch {
    throw missingFile('The fonts');
  }
  await document.fonts.ready;
}

/**
 * Requires the brand's fonts on the page: letter positions are measured in the browser, and with a fallback font they
 * wouldn't match the font in the file.
 *
 * @throws {ExportError} when a weight of the brand's font fails to load.
 */
export async function refuseMissingFonts(weights: Iterable<number>): Promise<void> {
  for (const weight of new Set(weights)) {
    const faces = await document.fonts.load(`${weight} 16px ${type.family}`).catch(() => []);
    if (faces.length === 0)
      throw new ExportError("This page's fonts didn't load. Reload the page and try again.");
  }
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const urls = [...rule.cssText.matchAll(cssUrlPattern)].map(([, , url = '']) => new URL(url, base).href);
  const data = await Promise.all(urls.map(fontFile));
  return rule.cssText.replace(cssUrlPattern, () => `url("${data.shift() ?? ''}")`);
}

const fontFile = (url: string): Promise<string> => cached(files, url, () => fetchFont(url));

async function fetchFont(url: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw missingFile('The fonts');
  return base64Url(await response.blob());
}

/** Family, weight, style, and subset, normalized because browsers write them differently. */
const key = (...parts: string[]) => parts.map((part) => unquoted(weightNumber(part)).toLowerCase()).join();
/** Both subsets of a Poppins weight count as loaded when one is. East Asian faces have more than a hundred subsets. */
const subsetOf = (family: string, unicodeRange: string) =>
  unquoted(family) === type.family ? '' : rangesOf(unicodeRange).join();
const keyOf = ({ family, weight, style, unicodeRange }: FontFace) =>
  key(family, weight, style, subsetOf(family, unicodeRange));
const ruleKey = ({ style }: CSSFontFaceRule) =>
  key(
    style.getPropertyValue('font-family'),
    style.getPropertyValue('font-weight') || 'normal',
    style.getPropertyValue('font-style') || 'normal',
    subsetOf(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range')),
  );
