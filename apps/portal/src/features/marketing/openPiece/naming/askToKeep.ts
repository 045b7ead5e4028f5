let requested: string | undefined;
const listeners = new Set<() => void>();

/** Requests saving a designer's open draft as a piece. Handled once the bar next to the draft has loaded. */
export function askToKeep(designer: string): void {
  requested = designer;
  for (const listener of listeners) listener();
}

/** Handles requests for a designer, including an earlier one, until the returned function is called. */
export function onAskedToKeep(designer: string, answer: () => void): () => void {
  const listen = () => {
    if (requested !== designer) return;
    requested = undefined;
    answer();
  };
  listeners.add(listen);
  listen();
  return () => listeners.delete(listen);
}
