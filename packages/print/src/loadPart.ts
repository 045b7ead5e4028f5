type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

let loadWith: LoadPart = (load) => load();

/** Downloads an engine or a table when it's needed: `await loadPart(() => import('./engine.ts'))`. */
export const loadPart: LoadPart = (load) => loadWith(load);

/** Sets how engines are downloaded, for a host that retries or reports failures. By default they're imported, once. */
export const loadPartsWith = (load: LoadPart): void => {
  loadWith = load;
};
