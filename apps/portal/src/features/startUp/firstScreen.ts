import { whenIdle } from './whenIdle.ts';

let stand: () => void = () => undefined;
/** Resolves once the first screen stands and the browser is idle: what is not on that screen begins now. */
export const firstScreen = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Loading screens on the page. */
let waiting = 0;
let callOff: () => void = () => undefined;

/** Something was drawn. It is the first screen unless a part of it is still on its way. */
export function screenDrawn(): void {
  callOff();
  callOff = whenIdle(() => {
    if (waiting === 0) stand();
  });
}

/** A part of the screen is on its way. Returns the function that says it is there. */
export function screenWaits(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    screenDrawn();
  };
}

/** Calls `work` once the first screen stands. Returns the function that calls it off. */
export function afterFirstScreen(work: () => void): () => void {
  let wanted = true;
  void firstScreen.then(() => {
    if (wanted) work();
  });
  return () => {
    wanted = false;
  };
}
