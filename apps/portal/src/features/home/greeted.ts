import type { Session } from '../../backend/Backend.ts';

const key = 'daybreak-greeted';
const markOf = ({ userId, signIn }: Session, now: Date) => [userId, signIn, now.toDateString()].join(' ');

/** Whether home has greeted the user today, and since they signed in. */
export function wasGreeted(session: Session, now: Date): boolean {
  try {
    return localStorage.getItem(key) === markOf(session, now);
  } catch {
    // With blocked storage, everyone is greeted each time.
    return false;
  }
}

export function noteGreeted(session: Session, now: Date): void {
  try {
    localStorage.setItem(key, markOf(session, now));
  } catch (error) {
    console.warn("This browser can't store the greeting. It plays again on the next visit.", error);
  }
}
