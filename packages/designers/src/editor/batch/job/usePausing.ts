import { useRef, useState } from 'react';

/** Pauses work between two pieces, and resumes it. */
export function usePausing() {
  const [paused, setPaused] = useState(false);
  const gate = useRef<{ open: () => void; opened: Promise<void> }>(undefined);
  const resume = () => {
    gate.current?.open();
    gate.current = undefined;
    setPaused(false);
  };
  const pause = () => {
    let open = () => {};
    const promise = new Promise<void>((resolve) => {
      open = resolve;
    });
    gate.current = { open, opened: promise };
    setPaused(true);
  };
  /** Waits while it is paused. */
  const waitWhilePaused = async () => gate.current?.opened;
  return { paused, pause, resume, waitWhilePaused };
}
