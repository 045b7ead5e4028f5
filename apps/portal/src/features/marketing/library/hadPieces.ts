const keyOf = (userId: string) => `daybreak-has-pieces:${userId}`;

/** Whether the user had pieces the last time this browser asked. */
export function hadPieces(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    // With blocked storage, nothing is remembered.
    return false;
  }
}

export function noteHasPieces(userId: string, has: boolean): void {
  try {
    if (has) localStorage.setItem(keyOf(userId), '1');
    else localStorage.removeItem(keyOf(userId));
  } catch (error) {
    console.warn("This browser can't remember whether there are pieces.", error);
  }
}
