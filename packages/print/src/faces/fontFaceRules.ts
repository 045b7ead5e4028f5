/** Every font face that the page has declared, in style sheet order. */
export const fontFaceRules = (): CSSFontFaceRule[] =>
  [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesIn);

/** All font faces of a sheet and its imports. Cross-origin sheets can't be read and contain no fonts of ours. */
function rulesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
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
    if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesIn(rule.styleSheet) : [];
    return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
  });
