import type { Plugin } from 'vite';

/** Builds `componentStack`, which the application form doesn't print. */
const stack = [/if \(!fn \|\| reentry\) return "";/, 'return "";'] as const;

/**
 * React's checks for browsers older than the ones we support, each with a fixed answer, and features that no page uses,
 * so that dead code is dropped.
 */
const answers: Record<string, readonly (readonly [question: RegExp, answer: string])[]> = {
  '/react-dom-client.production.js': [
    [/"function" === typeof reportError/, 'true'],
    [/"undefined" !== typeof AbortController/, 'true'],
    [/"function" === typeof queueMicrotask/, 'true'],
    [/"documentMode" in document &&\s+\(documentMode = document\.documentMode\)/, 'false'],
    [/"TextEvent" in window && !documentMode/, '"TextEvent" in window'],
    [/canUseDOM && "documentMode" in document && 11 >= document\.documentMode/, 'false'],
    [/return useFallbackCompositionData &&/, 'return false &&'],
    [/\(useFallbackCompositionData &&/, '(false &&'],
    [/if \(isInputEventSupported\)/, 'if (true)'],
    // No page has React markup from a server, so nothing is ever hydrated.
    [/\bisHydrating\b(?!\s*=[^=]|\$|\n\))/g, 'false'],
    [/exports\.hydrateRoot = function[\s\S]*?\n\};/, ''],
    // Implements the resource hints that the file below exports.
    [/,\s+D: prefetchDNS,[\s\S]*?M: preinitModuleScript/, ''],
  ],
  // No page uses React's resource hints, such as `preload` and `preconnect`.
  '/react-dom.production.js': [[/exports\.pre\w+ = function[\s\S]*?\n\};/g, '']],
  '/scheduler.production.js': [
    [/"object" === typeof performance && "function" === typeof performance\.now/, 'true'],
    [/"undefined" !== typeof MessageChannel/, 'true'],
  ],
  '/react.production.js': [[/"function" === typeof reportError/, 'true']],
};

/** Removes these checks from React. Throws if a new version of React checks differently: then review this list. */
export const stripReact = ({ stacks }: { stacks: boolean }): Plugin => ({
  name: 'strip-react',
  transform(code, id) {
    const file = Object.keys(answers).find((name) => id.split('?')[0]?.endsWith(name));
    if (!file) return;
    const all = [...(answers[file] ?? []), ...(stacks || !file.includes('client') ? [] : [stack])];
    return {
      code: all.reduce((text, [question, answer]) => {
        if (!question.test(text)) throw new Error(`${file} does not hold ${question} any more.`);
        return text.replace(question, answer);
      }, code),
      map: null,
    };
  },
});
