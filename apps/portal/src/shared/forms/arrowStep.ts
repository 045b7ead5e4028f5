import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the direction of an arrow key that's pressed without a modifier other than Shift. */
export const arrowStep = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? undefined : steps[key];
