const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const pieces = (count: number) => counted(count, 'piece', 'pieces');

export const ownLibrary = {
  loading: 'Counting your pieces',
  counts: (kept: number, binned: number) =>
    `You have ${pieces(kept)}${binned > 0 ? `, and ${binned.toLocaleString('en-US')} more in your bin` : ''}.`,
  kept: 'A piece and its versions are kept until you delete it, and for 30 days in your bin. Pictures go 7 days after the last piece with them. Only you see a piece until you share it.',
  failed: 'Your pieces could not be counted.',
  retry: 'Try again',
  download: 'Download all',
  downloading: (done: number, all: number) =>
    `Packing ${Math.min(done, all).toLocaleString('en-US')} of ${pieces(all)}...`,
  remove: 'Delete all my pieces',
};

/** The word to type to delete everything. */
export const confirmingWord = 'DELETE';

export const deleting = {
  title: 'Delete all your pieces?',
  description: (all: number) =>
    `${pieces(all)} with all versions, those in your bin too, are put into the bin and deleted from there at once. Nobody can bring them back. Colleagues lose what you share with them, and review links stop. Drafts in your browsers stay.`,
  field: `Type ${confirmingWord} to confirm`,
  mismatch: `Type ${confirmingWord} in capital letters.`,
  cancel: 'Cancel',
  confirm: 'Delete for good',
  busy: 'Deleting...',
};

export const toasts = {
  downloaded: (missing: number) => ({
    title: missing === 0 ? 'Your library is packed' : 'Some pictures are missing',
    description:
      missing === 0
        ? 'The ZIP holds your pieces, their versions and pictures.'
        : `${counted(missing, 'picture', 'pictures')} could not be read. manifest.json lists them; everything else is there.`,
  }),
  downloadFailed: (reason: string) => ({ title: 'Your library was not packed', description: reason }),
  deleted: (count: number) => ({ title: 'Deleted', description: `${pieces(count)} deleted for good.` }),
  deleteFailed: (reason: string) => ({ title: 'Not everything was deleted', description: reason }),
};

export const unreachable = 'The server did not answer. Check your connection and try again.';
