type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

let hosts: LoadPart = (load) => load();

/** Downloads an engine or a table when it's needed: `await loadPart(() => import('./engine.ts'))`. */
export const loadPart: LoadPart = (load) => hosts(load);

/** Sets how engines are downloaded, for a host that retries or reports failures. By default they're imported, once. */
export const loadPartsWith = (load: LoadPart): void => {
  hosts = load;
};
