let asked: string | undefined;
const listeners = new Set<() => void>();

/** Asks, from anywhere, that the open draft of a designer is saved to one's pieces. Heard once what stands beside it is there. */
export function askToKeep(designer: string): void {
  asked = designer;
  for (const listener of listeners) listener();
}

/** Answers what was asked of this designer, now or later, until the returned function is called. */
export function onAskedToKeep(designer: string, answer: () => void): () => void {
  const listen = () => {
    if (asked !== designer) return;
    asked = undefined;
    answer();
  };
  listeners.add(listen);
  listen();
  return () => listeners.delete(listen);
}
