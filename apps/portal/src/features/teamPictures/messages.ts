import { teamPictureLimits as limits } from '../../backend/interfaces/TeamPictures.ts';

const number = (count: number) => count.toLocaleString('en-US');

export const page = {
  title: 'Team Photos',
  description:
    'Photos shared by your team. After an administrator approves a photo, everyone can use it in their pieces.',
  back: 'Marketing Center',
  add: 'Add photo',
  search: 'Search photos',
  searchHint: 'Title, topic or credit',
  count: (shown: number, waiting: number) =>
    `${number(shown)} ${shown === 1 ? 'photo' : 'photos'}${waiting > 0 ? `, ${number(waiting)} waiting for approval` : ''}`,
  loading: 'Loading photos',
  failedTitle: "Couldn't load photos",
  formMissing: "Couldn't load the form. Check your connection and try again.",
  emptyTitle: 'No photos yet',
  empty: 'Add the first photo of your people, your sites or your work.',
  noneTitle: 'No photos found',
  none: 'Try a different search.',
};

export const card = {
  states: {
    waiting: 'Waiting for approval',
    approved: 'Approved',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
  credit: (credit: string) => `Photo: ${credit}`,
  until: (day: string) => `Can be used until ${day}`,
  ended: (day: string) => `Expired on ${day}`,
  addedBy: (name: string) => `Added by ${name}`,
  rights: (rights: string) => `Rights: ${rights}`,
  edit: 'Edit',
  approve: 'Approve',
  withdraw: 'Withdraw',
  sending: 'Saving...',
  of: (title: string) => ` “${title}”`,
};

export const dialog = {
  newTitle: 'Add a photo',
  newDescription: 'An administrator has to approve the photo before colleagues can use it.',
  editTitle: 'Edit photo',
  editDescription: 'If you change the last day, it also applies to pieces that already use this photo.',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  kinds: 'PNG, JPEG or WebP, up to 10 MB.',
  reading: 'Reading the picture...',
  title: 'Title',
  titleHint: 'Describe what the photo shows. Screen readers read this aloud.',
  topics: 'Topics',
  topicsHint: 'Words people search for, separated by commas.',
  credit: 'Credit',
  creditHint: 'The photographer, or anyone else who should be credited.',
  rights: 'Rights',
  rightsHint: 'The license, or who gave us permission and what for.',
  expires: 'Last day of use',
  expiresHint: "Leave blank if the rights don't expire.",
  add: 'Add photo',
  save: 'Save photo',
  kept: 'Not saved yet. Your draft is saved in this browser only.',
};

export const faces = {
  label: 'Faces',
  hint: "Drag a box around each face so it isn't cropped out. With the keyboard, use the arrow keys to move a box, Shift and the arrow keys to resize it, and Delete to remove it.",
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
    `“${file}” is ${megabytes} MB. Choose a picture that's 10 MB or smaller.`,
  unreadable: "Couldn't read this picture. Choose a different copy.",
  title: 'Enter a title.',
  credit: 'Enter a credit.',
  rights: 'Enter the license, or who gave us permission.',
  tooLong: (limit: number) => `Use ${number(limit)} characters or fewer.`,
  topics: `Use up to ${limits.topics} topics of ${limits.topic} characters each.`,
  expires: 'Enter a date between 2000 and 2100.',
};

export const toasts = {
  loadFailed: { title: 'Error', description: "Couldn't load photos" },
  added: { title: 'Success', description: "Photo added. It's waiting for approval." },
  saved: { title: 'Success', description: 'Photo saved' },
  approved: { title: 'Success', description: 'Photo approved' },
  withdrawn: { title: 'Success', description: 'Photo withdrawn' },
  failed: (sentence: string) => ({ title: 'Error', description: sentence }),
};
