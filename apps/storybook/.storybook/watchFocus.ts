const nowhere = () => document.activeElement === null || document.activeElement === document.body;
const usable = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');
const named = (element: Element) => element.outerHTML.slice(0, 160);

/** Milliseconds: long enough for anything that opens, closes or arrives to take the focus. */
const settled = 300;
/** The maximum number of intervals for a page to load. Its code may first need to be built, on a busy machine. */
const longest = 100;

/** Elements that are layered above a dialog, and aren't part of what's behind it. */
const above = '[inert], [role="dialog"], [role="listbox"], [role="menu"]';

interface Watch {
  faults: Set<string>;
  looks: Promise<void>[];
  end: () => void;
}
let watch: Watch | undefined;

/** Starts tracking the focus while a story plays, in tests. */
export function watchFocus(): void {
  watch?.end();
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const faults = new Set<string>();
  const looks: Promise<void>[] = [];
  const starts = new Map<Element, Element | undefined>();
  let last: Element | undefined;
  let isPage = false;

  const wait = () => new Promise((done) => setTimeout(done, settled));
  const later = (look: () => void) => {
    const arrival = async () => {
      await wait();
      // A page that's loading has no heading yet, which is what takes the focus. Between two pages there may be none at all.
      for (let more = 0; isPage && !document.querySelector('main h1'); more++) {
        if (more === longest) return faults.add('The page has no heading');
        await wait();
      }
      look();
    };
    looks.push(arrival());
  };

  const lookAt = (dialog: Element) => {
    if (!dialog.isConnected || dialog.closest('[inert]')) return;
    const start = starts.get(dialog);
    if (!start) faults.add(`The focus didn't go into ${named(dialog)}`);
    const first = 'button:not([data-not-first], [data-tone="danger"]), input:not([type="hidden"])';
    if (start?.matches('[data-not-first], [data-tone="danger"]') && dialog.querySelector(first))
      faults.add(`The focus starts on ${named(start)}`);
    for (const behind of document.querySelectorAll('a[href], button, input'))
      if (usable(behind) && !behind.closest(above)) faults.add(`In reach behind a dialog: ${named(behind)}`);
  };

  const arrived = ({ target }: FocusEvent) => {
    last = target as Element;
    const dialog = last.closest('[role="dialog"]');
    if (dialog && last !== dialog && !starts.get(dialog)) starts.set(dialog, last);
  };
  // Clicking outside a control, or tabbing out of the page, means the user moved the focus away themselves.
  const pressed = ({ target }: PointerEvent) => {
    last = (target as Element).closest('a[href], button, input, select, textarea, [tabindex]') ?? undefined;
  };
  const tabbed = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') last = undefined;
  };
  const observer = new MutationObserver(() => {
    isPage ||= document.querySelector('main') !== null;
    for (const dialog of document.querySelectorAll('[role="dialog"]'))
      if (!starts.has(dialog)) {
        starts.set(dialog, undefined);
        later(() => lookAt(dialog));
      }
    const lost = last;
    if (!lost || !nowhere()) return;
    later(() => {
      if (last === lost && nowhere()) faults.add(`The focus was lost with ${named(lost)}`);
    });
  });

  document.addEventListener('focusin', arrived);
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('keydown', tabbed, true);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', arrived);
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('keydown', tabbed, true);
  };
  watch = { faults, looks, end };
}

/**
 * Checks what was seen while the story played. The focus never gets lost because its element was removed or disabled. A dialog takes the
 * focus, starts on something safe, and makes everything behind it unreachable. And no button is disabled natively, since that drops
 * the focus.
 */
export async function expectFocusKept(): Promise<void> {
  if (!watch) return;
  const { faults, looks, end } = watch;
  watch = undefined;
  await Promise.all(looks);
  end();
  for (const button of document.querySelectorAll('button:disabled:not([role])'))
    faults.add(`Out of use natively: ${named(button)}`);
  if (faults.size > 0) throw new Error([...faults].join('\n'));
}
