import { type } from '@daybreak/brand';
import { missingFile } from './missingFile.ts';
import { base64Url } from './pictures.ts';
import { ExportError } from './types.ts';

const CSS_URL = /url\((["']?)(.+?)\1\)/g;
const files = new Map<string, Promise<string>>();

/**
 * The font faces that the page has loaded, as CSS with the font files inside. Files are fetched once in a session.
 *
 * html-to-image can do this too, but resolves addresses through a `base` element, which a content security policy
 * forbids, and goes on without a font that it could not read.
 */
export async function fontFaceCss(): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const rules = [...document.styleSheets].flatMap(fontFaceRules).filter((rule) => loaded.has(ruleKey(rule)));
  return (await Promise.all(rules.map(embedded))).join('\n');
}

/**
 * Where letters stand and how wide they are was measured in the browser: with a stand-in font on the page they would not fit
 * the font of the file.
 *
 * @throws {ExportError} when a weight of the brand's font did not come.
 */
export async function refuseMissingFonts(weights: Iterable<number>): Promise<void> {
  for (const weight of new Set(weights)) {
    const faces = await document.fonts.load(`${weight} 16px ${type.family}`).catch(() => []);
    if (faces.length === 0)
      throw new ExportError('The fonts of this page are not loaded. Reload the page and try again.');
  }
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const urls = [...rule.cssText.matchAll(CSS_URL)].map(([, , url = '']) => new URL(url, base).href);
  const data = await Promise.all(urls.map(fontFile));
  return rule.cssText.replace(CSS_URL, () => `url("${data.shift() ?? ''}")`);
}

function fontFile(url: string): Promise<string> {
  const known = files.get(url);
  if (known) return known;
  const promise = fetchFont(url);
  files.set(url, promise);
  promise.catch(() => files.delete(url));
  return promise;
}

async function fetchFont(url: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw missingFile('The fonts');
  return base64Url(await response.blob());
}

/** All font faces of a sheet and of what it imports. Sheets of other sites cannot be read and hold no font of ours. */
function fontFaceRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return rulesOf(sheet.cssRules);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return [];
    throw error;
  }
}

const rulesOf = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? fontFaceRules(rule.styleSheet) : [];
    return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
  });

/** Family, weight and style: what browsers write alike. All subsets of a loaded weight count as loaded. */
const key = (...parts: string[]) =>
  parts.map((part) => weightNames[part] ?? part.replace(/["']/g, '').toLowerCase()).join();
const weightNames: Record<string, string> = { normal: '400', bold: '700' };
const keyOf = ({ family, weight, style }: FontFace) => key(family, weight, style);
const ruleKey = ({ style }: CSSFontFaceRule) =>
  key(
    style.getPropertyValue('font-family'),
    style.getPropertyValue('font-weight') || 'normal',
    style.getPropertyValue('font-style') || 'normal',
  );
