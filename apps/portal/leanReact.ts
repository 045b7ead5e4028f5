import type { Plugin } from 'vite';

/**
 * React's checks for browsers older than the ones we support, and its lookup of the source of a stack that `onUncaughtError` doesn't
 * print, each with a fixed answer, so that dead code is dropped.
 */
const answers: Record<string, readonly (readonly [question: RegExp, answer: string])[]> = {
  '/react-dom-client.production.js': [
    [/if \(!fn \|\| reentry\) return "";/, 'return "";'],
    [/"function" === typeof reportError/, 'true'],
    [/"undefined" !== typeof AbortController/, 'true'],
    [/"function" === typeof queueMicrotask/, 'true'],
    [/"documentMode" in document &&\s+\(documentMode = document\.documentMode\)/, 'false'],
    [/"TextEvent" in window && !documentMode/, '"TextEvent" in window'],
    [/canUseDOM && "documentMode" in document && 11 >= document\.documentMode/, 'false'],
    [/return useFallbackCompositionData &&/, 'return false &&'],
    [/\(useFallbackCompositionData &&/, '(false &&'],
    [/if \(isInputEventSupported\)/, 'if (true)'],
    // The page has no React markup from a server, so nothing is ever hydrated.
    [/\bisHydrating\b(?!\s*=[^=]|\$|\n\))/g, 'false'],
    [/exports\.hydrateRoot = function[\s\S]*?\n\};/, ''],
  ],
  '/scheduler.production.js': [
    [/"object" === typeof performance && "function" === typeof performance\.now/, 'true'],
    [/"undefined" !== typeof MessageChannel/, 'true'],
  ],
  '/react.production.js': [[/"function" === typeof reportError/, 'true']],
};

/** React without those checks. Throws when a new React version checks differently: then review this list again. */
export const leanReact: Plugin = {
  name: 'lean-react',
  transform(code, id) {
    const file = Object.keys(answers).find((name) => id.split('?')[0]?.endsWith(name));
    if (!file) return;
    return {
      code: (answers[file] ?? []).reduce((text, [question, answer]) => {
        if (!question.test(text)) throw new Error(`${file} does not hold ${question} any more.`);
        return text.replace(question, answer);
      }, code),
      map: null,
    };
  },
};
