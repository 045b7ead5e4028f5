export const dashboard = {
  title: 'Dashboard',
  skip: 'Skip to the assistant',
  quoteLabel: "Today's quote",
  loading: 'Loading your dashboard',
  cardsMissing: "Couldn't load the rest of this page.",
  retry: 'Try again',
};

/** Milliseconds until the greeting, the date, the quote, and the chat card that replaces them appear. */
export const sequence = [0, 3_000, 6_000, 11_000] as const;
