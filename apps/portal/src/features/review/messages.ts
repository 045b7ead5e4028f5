export const review = {
  title: 'Review',
  facts: (sender: string | null, version: number, savedAt: string, endsAt: string) =>
    `${sender ? `From ${sender}. ` : ''}Version ${version}, saved on ${savedAt}. This link expires on ${endsAt}.`,
  onlyLooking: 'You can view this piece but not edit it.',
  readers: (sender: string | null) =>
    `Your comments show your name, marked “outside.” ${sender ?? 'The person who sent you the link'}, colleagues with access and anyone else with this link can read your comments.`,
  size: { fit: 'Fit to window', whole: 'Full size' },
  side: (label: string) => `Picture: ${label}`,
  scrolls: (label: string) => `${label}, scrollable`,
  words: 'Text version',
  nothing: 'Blank',
  notDrawn: {
    title: "This piece can't be shown",
    text: 'You can read its text below. To see the piece, ask the person who sent you the link for a file.',
  },
};

export const reviewFailed = {
  gone: {
    title: "This link doesn't work",
    text: 'The link may be expired, revoked or incomplete. Ask the person who sent it for a new one.',
  },
  tooOften: {
    title: 'Too many visits',
    text: 'This link was opened too many times. Wait a minute, then try again.',
  },
  unreachable: {
    title: "Couldn't load the piece",
    text: "The server isn't responding. Check your connection and try again.",
  },
  unexpected: {
    title: "Couldn't load the piece",
    text: 'Something went wrong on our side. Try again. If the problem continues, tell the person who sent you the link.',
  },
  retry: 'Try again',
};
