import { useEffect, useRef } from 'react';

/**
 * Marks what a draft's fields stand in, on the page and in the studio: there undo and redo are those of this draft, also in a text that
 * is being typed. Everywhere else a text undoes its own typing, a dialog keeps the keys to itself, and the rest of the page undoes the
 * draft that was worked on last.
 */
export const inDraft = (draft: string) => ({ 'data-draft': draft });

const isWritten = (element: Element) =>
  element.matches('input, textarea, select, [contenteditable=""], [contenteditable="true"]');

/** Of several drafts on a page the one that was worked on last. */
let latest: string | undefined;

/** Whether what happens there is about the draft. */
function isOfDraft(target: EventTarget | null, draft: string): boolean {
  const element = target instanceof Element ? target : document.body;
  const around = element.closest('[data-draft], [role="dialog"], [role="alertdialog"]');
  if (around) return around.getAttribute('data-draft') === draft;
  return !isWritten(element) && (latest ?? draft) === draft;
}

/** The letter of a key, also on a keyboard of another script. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

function asked(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return undefined;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : undefined;
}

const ofMenus: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

/** Ctrl or Command with Z, Shift + Z and Y, and Undo of the browser's own menus, for a draft. `work` is what the draft is now. */
export function useUndoKeys(draft: string, work: unknown, undo: () => void, redo: () => void): void {
  // The first is what the page opened with.
  const first = useRef(work);
  useEffect(() => {
    if (work !== first.current) latest = draft;
  }, [draft, work]);

  useEffect(() => {
    const act = (event: Event, deed: 'undo' | 'redo' | undefined) => {
      if (!deed || event.defaultPrevented || !isOfDraft(event.target, draft)) return;
      event.preventDefault();
      (deed === 'undo' ? undo : redo)();
    };
    const onKey = (event: KeyboardEvent) => act(event, asked(event));
    const onInput = (event: InputEvent) => act(event, ofMenus[event.inputType]);
    document.addEventListener('keydown', onKey);
    document.addEventListener('beforeinput', onInput);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('beforeinput', onInput);
      latest = undefined;
    };
  }, [draft, undo, redo]);
}
