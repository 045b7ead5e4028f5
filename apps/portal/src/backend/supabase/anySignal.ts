/** Returns a signal that aborts as soon as one of the two does. Safari has `AbortSignal.any` since 17.4. */
export function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  for (const signal of [one, other]) {
    const stop = () => controller.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  }
  return controller.signal;
}
