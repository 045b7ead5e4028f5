/** A copy of each of the page's sheets, with the number of rules it had. */
const copies = new WeakMap<CSSStyleSheet, { length: number; copy: CSSStyleSheet }>();

/**
 * The rules of a sheet; undefined for another site's, which can't be read and draws no artwork. Font faces apply
 * everywhere in the page.
 */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] | undefined {
  try {
    return [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule));
  } catch {
    return undefined;
  }
}

function copyOf(sheet: CSSStyleSheet): CSSStyleSheet | undefined {
  const rules = rulesOf(sheet);
  if (!rules) return undefined;
  const known = copies.get(sheet);
  if (known?.length === rules.length) return known.copy;
  // URLs in a rule are relative to its own file.
  const copy = new CSSStyleSheet({ baseURL: sheet.href ?? document.baseURI });
  copy.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  copies.set(sheet, { length: rules.length, copy });
  return copy;
}

/** The page's styles, for artwork in a shadow root, which doesn't get any of them. */
export const shadowSheets = (): CSSStyleSheet[] =>
  [...document.styleSheets].flatMap((sheet) => copyOf(sheet) ?? []);
