/** The cards' titles, also used in the dialog that arranges them. */
export const cardTitles = {
  firstweek: 'Your first week',
  links: 'Pinned links',
  continue: 'Continue where you left off',
  today: 'Today at Daybreak',
} as const;

export const home = {
  brokenTitle: "Couldn't show this card",
  notSaved: "Your changes weren't saved. Check your connection and try again.",
  broken: 'The rest of the page works. Try again, or hide the card.',
};

export const work = {
  all: 'All pieces',
  start: 'New piece',
  emptyTitle: 'No pieces yet',
  empty: 'After you start a design, you can pick it up again here.',
  emptyAction: 'Pick a design',
  failedTitle: "Couldn't load your pieces",
  failed: 'Your work is safe. Check your connection and try again.',
  draft: 'Draft in this browser',
};

export const newBrand = {
  title: "There's a new brand version.",
  see: 'See how it changes your pieces.',
};

export const links = {
  edit: 'Edit links',
  emptyTitle: 'Nothing pinned yet',
  empty: 'Pin the pages and sites you use most.',
  emptyAction: 'Pin a link',
  failedTitle: "Couldn't load your links",
  failed: 'Your work is safe. Check your connection and try again.',
  dialog: {
    title: 'Pinned links',
    description: "Only you can see your pinned links. They're on any computer where you sign in.",
    link: (place: number) => `Link ${place}`,
    label: 'Name',
    address: 'Address',
    addressHint: 'A web address or a portal page, such as /profile.',
    up: (place: number) => `Move link ${place} up`,
    down: (place: number) => `Move link ${place} down`,
    remove: (place: number) => `Remove link ${place}`,
    moved: (place: number) => `Moved to position ${place}.`,
    add: 'Add a link',
    full: (limit: number) => `You have ${limit} links. Remove one to add another.`,
    addressMissing: 'Enter a web address.',
    addressWrong: 'Enter a web address such as board.example.com, or a page such as /profile.',
    labelLong: (limit: number) => `Shorten the name to ${limit} characters.`,
    save: 'Save links',
  },
};

export const firstWeek = {
  steps: {
    phone: 'Add your phone number to the directory',
    photo: 'Add your photo to the directory',
    signature: 'Set up your email signature',
    card: 'Create your business card',
    background: 'Choose a meeting background',
    search: 'Try the search (Ctrl+K)',
  },
  found: 'Done',
  phoneHint: 'Send your number to a super administrator.',
  photoHint: 'Add a photo to your profile.',
  profile: 'Your profile',
  tools: 'New Hire tools',
  searchHint: 'Find pages, people and pieces from anywhere in the portal. On a Mac, press ⌘K.',
};

export const today = {
  write: 'New post',
  edit: (title: string) => `Edit the post: ${title}`,
  posts: 'Posts',
  all: (count: number) => `Show all ${count} posts`,
  signed: (author: string | null, posted: string, ends: string) =>
    `${author ? `${author}, ` : ''}${posted} · until ${ends}`,
  postsFailed: "Couldn't load the posts.",
  colleagues: 'New colleagues',
  since: (day: string) => `started ${day}`,
  colleaguesFailed: "Couldn't load new colleagues.",
  applications: 'Job applications',
  waiting: (count: number) =>
    count === 1
      ? '1 new application to review'
      : `${count.toLocaleString('en-US')} new applications to review`,
  applicationsFailed: "Couldn't load the number of new applications.",
  shares: 'Shared with you',
  sharedBy: (owner: string | null) => `From ${owner ?? 'a colleague'}`,
  dismissShare: (name: string) => `Dismiss: ${name}`,
  shareNotDismissed: "Couldn't dismiss this. Try again in a moment.",
  sharesFailed: "Couldn't load pieces shared with you.",
  cards: 'Business cards',
  withoutCard: (count: number) =>
    count === 1
      ? "1 person doesn't have a business card"
      : `${count.toLocaleString('en-US')} people don't have business cards`,
  outdated: (cards: number, signatures: number) => {
    const parts = [
      cards === 0 ? '' : cards === 1 ? '1 card' : `${cards.toLocaleString('en-US')} cards`,
      signatures === 0
        ? ''
        : signatures === 1
          ? '1 signature'
          : `${signatures.toLocaleString('en-US')} signatures`,
    ].filter(Boolean);
    return `${parts.join(' and ')} ${cards + signatures === 1 ? 'is' : 'are'} out of date`;
  },
  cardsFailed: "Couldn't check who needs a business card.",
  ownCards: 'Your card and signature',
  ownOutdated: (kinds: readonly string[]) =>
    `Your ${kinds.join(' and ')} ${kinds.length === 1 ? 'is' : 'are'} out of date`,
  ownKinds: { card: 'business card', signature: 'email signature' },
  ownWhy: (details: readonly string[]) =>
    `Your ${details.join(', ').replace(/, ([^,]*)$/, ' and $1')} ${details.length === 1 ? 'has' : 'have'} changed in the directory since you made it.`,
  ownDetails: { name: 'name', title: 'job title', email: 'email', phone: 'phone' },
  ownCardsFailed: "Couldn't check whether your card is up to date.",
  quietTitle: 'Nothing new today',
  quiet: 'Posts, and colleagues who joined in the last four weeks, appear here.',
  dialog: {
    newTitle: 'New post',
    editTitle: 'Edit the post',
    description: 'Everyone will see this post on their dashboard through its last day.',
    title: 'Title',
    body: 'Message',
    end: 'Last day',
    endHint: 'Up to a year from now.',
    titleMissing: 'Enter a title.',
    bodyMissing: 'Enter a message.',
    tooLong: (limit: number) => `Shorten it to ${limit.toLocaleString('en-US')} characters.`,
    endWrong: 'Choose a date within the next year.',
    takeDown: 'Take down',
    takeDownSure: 'Take down for good',
    post: 'Post',
    save: 'Save post',
  },
};

export const arranging = {
  open: 'Customize this page',
  failed: "Couldn't load your layout, so you're seeing the default.",
  title: 'Customize this page',
  description: 'On a narrow screen, the assistant appears after the first card.',
  places: { below: 'Main column', beside: 'Below the assistant', hidden: 'Hidden' },
  none: 'No cards',
  up: (card: string) => `Move up: ${card}`,
  down: (card: string) => `Move down: ${card}`,
  hide: (card: string) => `Hide: ${card}`,
  show: (card: string) => `Show: ${card}`,
  hideShort: 'Hide',
  showShort: 'Show',
  moved: (card: string, place: string, at: number, of: number) => `${card}: ${place}, ${at} of ${of}.`,
  reset: 'Default order',
  cancel: 'Cancel',
  save: 'Save order',
  saving: 'Saving...',
};
