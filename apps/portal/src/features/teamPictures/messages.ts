import { teamPictureLimits as limits } from '../../backend/interfaces/TeamPictures.ts';

const number = (count: number) => count.toLocaleString('en-US');

export const page = {
  title: 'Team Photographs',
  description:
    "Photographs your team shares. Once an administrator approves one, everyone can find it in the designers' picture fields.",
  back: 'Marketing Center',
  add: 'Add photograph',
  search: 'Search photographs',
  searchHint: 'Title, topic or credit',
  clear: 'Clear search',
  count: (shown: number, waiting: number) =>
    `${number(shown)} ${shown === 1 ? 'photograph' : 'photographs'}${waiting > 0 ? `, ${number(waiting)} waiting for approval` : ''}`,
  loading: 'Loading the photographs',
  failedTitle: "Couldn't load the photographs",
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  formMissing: "Couldn't load the form. Check your connection and try again.",
  emptyTitle: 'No photographs yet',
  empty: 'Add the first one: your people, your sites, your work.',
  noneTitle: 'No photographs found',
  none: 'Try another word.',
};

export const card = {
  states: {
    waiting: 'Waiting for approval',
    approved: 'Approved',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
  credit: (credit: string) => `Photo: ${credit}`,
  until: (day: string) => `Use it until ${day}`,
  ended: (day: string) => `Last day was ${day}`,
  addedBy: (name: string) => `Added by ${name}`,
  rights: (rights: string) => `Rights: ${rights}`,
  edit: 'Edit',
  approve: 'Approve',
  withdraw: 'Withdraw',
  sending: 'Saving...',
  of: (title: string) => ` “${title}”`,
};

export const dialog = {
  newTitle: 'Add a photograph',
  newDescription: 'An administrator approves it before colleagues can use it.',
  editTitle: 'Edit photograph',
  editDescription: 'A new last day also applies to pieces that already use it.',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  kinds: 'PNG, JPEG or WebP, up to 10 MB.',
  reading: 'Reading the picture...',
  title: 'Title',
  titleHint: 'Say what it shows. Screen readers read this aloud.',
  topics: 'Topics',
  topicsHint: 'Words people search for, separated by commas.',
  credit: 'Credit',
  creditHint: 'Who took it, or who to credit.',
  rights: 'Rights',
  rightsHint: 'The license, or who gave us permission and for what.',
  expires: 'Last day of use',
  expiresHint: "Leave blank if the rights don't expire.",
  cancel: 'Cancel',
  add: 'Add photograph',
  save: 'Save photograph',
  saving: 'Saving...',
  kept: 'Not saved yet. What you entered is in this browser only.',
};

export const faces = {
  label: 'Faces',
  hint: "Drag a box around each face so it won't be cropped. Or use the keyboard: arrow keys to move a box, Shift and arrow keys to resize it, Delete to remove it.",
  add: 'Add a box',
  remove: (face: number) => `Remove box ${face}`,
  box: (face: number, at: { x: number; y: number; width: number; height: number }) =>
    `Face ${face}: ${percent(at.x)} from the left, ${percent(at.y)} from the top, ${percent(at.width)} wide, ${percent(at.height)} high`,
  unavailable:
    "Couldn't load the picture, so you can't mark faces right now. Check your connection and try again.",
};
const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

export const problems = {
  picture: 'Choose a picture.',
  tooLarge: (file: string, megabytes: number) =>
    `“${file}” is ${megabytes} MB. Choose a picture up to 10 MB.`,
  unreadable: "Couldn't read this picture. Choose another copy of it.",
  title: 'Enter a title.',
  credit: 'Enter who to credit.',
  rights: 'Enter the license, or who gave us permission.',
  tooLong: (limit: number) => `Use ${number(limit)} characters or fewer.`,
  topics: `Use up to ${limits.topics} topics of ${limits.topic} characters each.`,
  expires: 'Enter a date between 2000 and 2100.',
};

export const toasts = {
  loadFailed: { title: 'Error', description: 'Failed to load the photographs' },
  added: { title: 'Success', description: "Photograph added. It's waiting for approval." },
  saved: { title: 'Success', description: 'Photograph saved' },
  approved: { title: 'Success', description: 'Photograph approved' },
  withdrawn: { title: 'Success', description: 'Photograph withdrawn' },
  failed: (sentence: string) => ({ title: 'Error', description: sentence }),
};
