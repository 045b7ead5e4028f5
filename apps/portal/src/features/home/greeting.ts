/** Morning before 12:00, afternoon before 18:00, otherwise evening, in the browser's time zone. */
function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

export const greeting = (now: Date, firstName = 'there'): string =>
  `Good ${partOfDay(now)}, ${firstName}! Welcome back.`;

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const;

/**
 * Returns, for example, "Friday, November 20, 2026". Done by hand: a browser that first loads date formats for every
 * language delays the greeting.
 */
export const longDate = (date: Date): string =>
  `${days[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
