export const review = {
  title: 'Review',
  facts: (sender: string | null, version: number, savedAt: string, endsAt: string) =>
    `${sender ? `From ${sender}. ` : ''}Version ${version}, saved on ${savedAt}. This link works until ${endsAt}.`,
  onlyLooking: 'You can look at it here. Nothing that you do changes it.',
  size: { fit: 'Fit the window', whole: 'Full size' },
  side: (label: string) => `Picture: ${label}`,
  scrolls: (label: string) => `${label}, scrolls`,
  words: 'What it says, as text',
  nothing: 'Nothing',
  notDrawn: {
    title: 'This piece has no picture',
    text: 'Ask whoever sent you the link for a file of it. What it says stands below.',
  },
};

export const reviewFailed = {
  gone: {
    title: 'This link does not open anything',
    text: 'It may have ended or been taken back, or its address is not complete. Ask whoever sent it to you for a new one.',
  },
  tooOften: {
    title: 'Opened too often',
    text: 'This link was opened very often just now. Wait a minute, then try again.',
  },
  unreachable: {
    title: 'The piece did not load',
    text: 'The server does not answer. Check your connection and try again.',
  },
  unexpected: {
    title: 'The piece did not load',
    text: 'Something went wrong at our end. Try again; if it happens twice, ask whoever sent you the link.',
  },
  retry: 'Try again',
};
