/**
 * Runs in each page before its own scripts. Playwright writes into a field by its `value` where the protocol has no command that
 * inserts text: React, which compares with what it set last, then takes nothing. Here the browser inserts, as it does what is typed.
 */
export function insertTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    // Playwright's own is put here with each of its scripts.
    set: () => undefined,
  });
}
