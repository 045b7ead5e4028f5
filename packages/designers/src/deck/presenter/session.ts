/** What is kept as long as this window, over reloads. A browser that keeps nothing forgets it on reload. */
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
      console.warn('A reload of this window will lose its place: the browser keeps nothing.', reason);
    }
  },
};
