import { useEffect, useRef } from 'react';

/**
 * Marks the elements around a draft's fields, on the page and in the studio. Inside them, undo and redo apply to this
 * draft, even in a text that's being typed. Elsewhere, a text undoes its own typing, a dialog keeps the keys to itself,
 * and the rest of the page undoes the draft that was worked on last.
 */
export const inDraft = (draft: string) => ({ 'data-draft': draft });

const isWritten = (element: Element) =>
  element.matches('input, textarea, select, [contenteditable=""], [contenteditable="true"]');

/** Of several drafts on a page, the one worked on last. */
let latest: string | undefined;

/** Returns whether an event on this target is about the draft. */
function isOfDraft(target: EventTarget | null, draft: string): boolean {
  const element = target instanceof Element ? target : document.body;
  const container = element.closest('[data-draft], [role="dialog"], [role="alertdialog"]');
  if (container) return container.getAttribute('data-draft') === draft;
  return !isWritten(element) && (latest ?? draft) === draft;
}

/** The letter of a key, even on a keyboard with another script. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

function requestedMove(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return undefined;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : undefined;
}

const ofMenus: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Handles Ctrl or Command with Z, Shift + Z, and Y, and Undo in the browser's own menus, for a draft.
 *
 * @param draft the draft's id
 * @param work the draft's current state
 * @param undo takes back the last step
 * @param redo repeats it
 */
export function useUndoKeys(draft: string, work: unknown, undo: () => void, redo: () => void): void {
  // The first state is the one that the page opened with.
  const first = useRef(work);
  useEffect(() => {
    if (work !== first.current) latest = draft;
  }, [draft, work]);

  useEffect(() => {
    const act = (event: Event, action: 'undo' | 'redo' | undefined) => {
      if (!action || event.defaultPrevented || !isOfDraft(event.target, draft)) return;
      event.preventDefault();
      (action === 'undo' ? undo : redo)();
    };
    const onKey = (event: KeyboardEvent) => act(event, requestedMove(event));
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
