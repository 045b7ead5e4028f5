export interface Quote {
  text: string;
  author: string;
}

/** One a day, in order. All are from published works or letters. */
export const quotes = [
  { text: 'Only that day dawns to which we are awake.', author: 'Henry David Thoreau' },
  { text: 'The sun is new each day.', author: 'Heraclitus' },
  { text: 'Nothing great was ever achieved without enthusiasm.', author: 'Ralph Waldo Emerson' },
  {
    text: 'It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult.',
    author: 'Seneca',
  },
  { text: 'Knowing is not enough; we must apply. Willing is not enough; we must do.', author: 'Goethe' },
  { text: 'What is now proved was once only imagined.', author: 'William Blake' },
  { text: 'I am not afraid of storms, for I am learning how to sail my ship.', author: 'Louisa May Alcott' },
  {
    text: 'Great things are not done by impulse, but by a series of small things brought together.',
    author: 'Vincent van Gogh',
  },
  {
    text: 'If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.',
    author: 'Henry David Thoreau',
  },
  { text: 'Well done is better than well said.', author: 'Benjamin Franklin' },
] as const satisfies readonly Quote[];

/** Returns 1 for January 1. Counts calendar days, so that daylight saving time makes no difference. */
export const dayOfYear = (date: Date): number =>
  (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(date.getFullYear(), 0, 0)) /
  86_400_000;

/** Returns the day's quote: day of the year modulo the number of quotes. */
export const quoteOn = (date: Date): Quote => quotes[dayOfYear(date) % quotes.length] ?? quotes[0];
