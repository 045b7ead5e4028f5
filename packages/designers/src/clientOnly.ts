/** The error of a part that needs a browser, on a server. */
export const clientOnly = (part: string): Error =>
  new Error(
    `@daybreak/designers: ${part} is client only, because it measures, draws and stores in the browser. Load it in an effect or a handler, or put it inside <Suspense>: the server then sends the fallback, and the browser draws it.`,
  );

/** Throws a clear error on a server, before something fails with an obscure one. */
export function refuseOnServer(part: string): void {
  if (typeof document === 'undefined') throw clientOnly(part);
}
