import type { KeyboardEvent } from 'react';

/** Arrow keys move to the next picture, or to the nearest one in the next row; Home and End go to the ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const target = neighbor(options, at, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function neighbor(options: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const from = options[at]?.getBoundingClientRect();
  if (!from) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return options[at - 1];
    case 'ArrowRight':
      return options[at + 1];
    case 'Home':
      return options[0];
    case 'End':
      return options.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const below = key === 'ArrowDown';
      const beyond = options
        .map((option) => ({ option, box: option.getBoundingClientRect() }))
        .filter(({ box }) => (below ? box.top > from.top + 1 : box.top < from.top - 1));
      const tops = beyond.map(({ box }) => box.top);
      const row = below ? Math.min(...tops) : Math.max(...tops);
      return beyond
        .filter(({ box }) => Math.abs(box.top - row) < 1)
        .toSorted((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left))[0]?.option;
    }
    default:
      return undefined;
  }
}
