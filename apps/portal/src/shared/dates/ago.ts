const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayOf: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/** Formats briefly how long ago a time was: "5 minutes ago", "yesterday", "Mar 4". */
export function formatAgo(time: string, now = new Date()): string {
  const then = new Date(time);
  const elapsed = now.getTime() - then.getTime();
  // Clocks may differ a little.
  if (elapsed < minute) return 'just now';
  const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute');
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(then)) / day);
  if (days === 0) return relative.format(-Math.floor(elapsed / hour), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return then.toLocaleDateString('en-US', { ...dayOf, year });
}
