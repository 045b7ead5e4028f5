const nowhere = () => document.activeElement === null || document.activeElement === document.body;
const usable = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');
const named = (element: Element) => element.outerHTML.slice(0, 160);

/** Long enough, in milliseconds, for what opens, closes or arrives to take the focus. */
const settled = 300;
/** How many times that a page may take to arrive. A ceiling: its code may be made first, on a machine with other work. */
const longest = 100;

/** Parts of the page that stand above a dialog, and are no part of what lies behind it. */
const above = '[inert], [role="dialog"], [role="listbox"], [role="menu"]';

interface Watch {
  faults: Set<string>;
  looks: Promise<void>[];
  end: () => void;
}
let watch: Watch | undefined;

/** Begins to look where the focus goes while a story plays, in tests. */
export function watchFocus(): void {
  watch?.end();
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const faults = new Set<string>();
  const looks: Promise<void>[] = [];
  const starts = new Map<Element, Element | undefined>();
  let last: Element | undefined;

  const wait = () => new Promise((done) => setTimeout(done, settled));
  const later = (look: () => void) => {
    const arrival = async () => {
      await wait();
      // A page on its way has no heading yet, which is what takes the focus.
      for (let more = 0; more < longest && document.querySelector('main:not(:has(h1))'); more++) await wait();
      look();
    };
    looks.push(arrival());
  };

  const lookAt = (dialog: Element) => {
    if (!dialog.isConnected || dialog.closest('[inert]')) return;
    const start = starts.get(dialog);
    if (!start) faults.add(`The focus did not go into ${named(dialog)}`);
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
  // Whoever presses beside a control, or tabs out of the page, has put the focus nowhere themselves.
  const pressed = ({ target }: PointerEvent) => {
    last = (target as Element).closest('a[href], button, input, select, textarea, [tabindex]') ?? undefined;
  };
  const tabbed = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') last = undefined;
  };
  const observer = new MutationObserver(() => {
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
 * What was seen while the story played. The focus never ends nowhere because what had it went or went out of use; a dialog takes it,
 * begins with what loses nothing, and leaves nothing behind it in reach; and no button is out of use natively, for that drops the
 * focus.
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
