const key = 'daybreak-greeted';
const mark = (userId: string, now: Date) => `${userId} ${now.toDateString()}`;

/** Whether home has greeted the user today, and since they signed in. */
export function wasGreeted(userId: string, now: Date): boolean {
  try {
    return localStorage.getItem(key) === mark(userId, now);
  } catch {
    // With blocked storage, everyone is greeted each time.
    return false;
  }
}

export function noteGreeted(userId: string, now: Date): void {
  try {
    localStorage.setItem(key, mark(userId, now));
  } catch (error) {
    console.warn('Home greets again on the next visit: the browser refuses to store anything.', error);
  }
}

/** Call when someone signs in: home greets them. */
export function greetAgain(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
