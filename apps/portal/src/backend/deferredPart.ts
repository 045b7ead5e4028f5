/**
 * A part of a backend whose methods wait for its code; those in `own` don't. Each method is created only once, so that
 * effects that depend on its identity run once.
 */
export function deferredPart<Part extends object>(load: () => Promise<Part>, own: Partial<Part> = {}): Part {
  const methods = new Map<PropertyKey, unknown>(Object.entries(own));
  const deferred =
    (method: PropertyKey) =>
    async (...parameters: unknown[]) => {
      const part = await load();
      const implementation = Reflect.get(part, method) as (...parameters: unknown[]) => unknown;
      return implementation.apply(part, parameters);
    };
  return new Proxy({} as Part, {
    get(_, method) {
      // Code may await this part, and must not mistake it for a promise.
      if (method === 'then') return undefined;
      if (!methods.has(method)) methods.set(method, deferred(method));
      return methods.get(method);
    },
  });
}
