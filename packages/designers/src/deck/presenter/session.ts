/** Stored as long as this window exists, across reloads. A browser that can't store anything forgets it on reload. */
export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch (reason) {
      console.warn("This browser doesn't keep your place. Reloading this window starts over.", reason);
    }
  },
};
