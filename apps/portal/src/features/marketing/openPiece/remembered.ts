/** A value that this browser remembers about a piece; empty if there is none. */
export function remembered(what: string, piece: string): string {
  try {
    return localStorage.getItem(`daybreak-${what}:${piece}`) ?? '';
  } catch {
    // With blocked storage, nothing is remembered.
    return '';
  }
}

export function remember(what: string, piece: string, word: string): void {
  try {
    localStorage.setItem(`daybreak-${what}:${piece}`, word);
  } catch (error) {
    console.warn("This browser can't remember that a notice was shown. It appears again next time.", error);
  }
}
