export const dashboard = {
  title: 'Dashboard',
  skip: 'Show everything now',
  quoteLabel: "Today's quote",
};

/** When the greeting, the date and the quote appear, in milliseconds. */
export const sequence = [0, 3_000, 6_000] as const;
