import { everyDesigner } from '@daybreak/designers';

/** Downloads a designer that the user is about to open. If that fails, opening it tries again. */
export const preloadDesigner = (id: string): void =>
  void everyDesigner
    .find((entry) => entry.id === id)
    ?.load()
    .catch((error: unknown) => console.warn("Couldn't download a designer ahead of time.", error));
