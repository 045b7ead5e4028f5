/**
 * Runs in each page before its own scripts. Where the protocol has no command for inserting text, Playwright sets a field's `value`:
 * React compares it with the last value it set and then ignores the change. Here the browser inserts the text as if it were typed.
 */
export function insertTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    // Each of Playwright's scripts would put its own function here.
    set: () => undefined,
  });
}
