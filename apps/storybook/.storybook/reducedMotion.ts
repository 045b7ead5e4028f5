const feature = 'prefers-reduced-motion';
const matchMedia = window.matchMedia.bind(window);
const written = new WeakMap<CSSMediaRule, string>();
let reduced = false;

function adaptRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      if (query.includes(feature)) {
        written.set(rule, query);
        rule.media.mediaText = reduced ? (query.includes('no-preference') ? 'not all' : 'all') : query;
      }
    }
    if (rule instanceof CSSGroupingRule) adaptRules(rule.cssRules);
  }
}

function adaptSheets(): void {
  for (const sheet of document.styleSheets) {
    // Style sheets from other origins can't be read, and contain none of our rules.
    if (!sheet.href || sheet.href.startsWith(location.origin)) adaptRules(sheet.cssRules);
  }
}

/**
 * Applies reduced motion to the page, in styles and scripts, or the system's preference. A page can't set the
 * preference itself, so this overrides the results of its media queries.
 */
export function reduceMotion(reduce: boolean): void {
  if (reduce === reduced) return;
  reduced = reduce;
  window.matchMedia = reduce
    ? (query) =>
        query.includes(feature)
          ? matchMedia(query.includes('no-preference') ? 'not all' : 'all')
          : matchMedia(query)
    : matchMedia;
  adaptSheets();
}

// Styles load with the components that need them, some only while a story is open.
new MutationObserver(() => reduced && adaptSheets()).observe(document.head, { childList: true });
document.head.addEventListener('load', () => reduced && adaptSheets(), true);
