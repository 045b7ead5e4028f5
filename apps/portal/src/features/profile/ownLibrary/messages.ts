const countOf = (count: number, one: string, plural: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : plural}`;
const pieces = (count: number) => countOf(count, 'piece', 'pieces');

export const ownLibrary = {
  loading: 'Counting your pieces',
  counts: (active: number, trashed: number) =>
    `You have ${pieces(active)}${trashed > 0 ? `, and ${trashed.toLocaleString('en-US')} more in the trash` : ''}.`,
  kept: 'Pieces and their versions are kept until you delete them, then stay in the trash for 30 days. Unused pictures are deleted after 7 days. Only you can see a piece until you share it.',
  failed: "Couldn't count your pieces.",
  download: 'Download all',
  downloading: (done: number, all: number) =>
    `Adding ${Math.min(done, all).toLocaleString('en-US')} of ${pieces(all)} to the ZIP...`,
  remove: 'Delete all my pieces',
};

/** The word to type to delete everything. */
export const confirmingWord = 'DELETE';

export const deleting = {
  title: 'Delete all your pieces?',
  description: (all: number) =>
    `${pieces(all)} and all their versions will be deleted for good, including the ones in the trash. No one can restore them. Colleagues lose access to pieces you shared, and review links stop working. Drafts saved in your browsers aren't deleted.`,
  field: `Type ${confirmingWord} to confirm`,
  mismatch: `Type ${confirmingWord} in capital letters.`,
  confirm: 'Delete for good',
  busy: 'Deleting...',
};

export const toasts = {
  downloaded: (missing: number) => ({
    title: missing === 0 ? 'Library downloaded' : 'Some pictures are missing',
    description:
      missing === 0
        ? 'The ZIP contains your pieces with their versions and pictures.'
        : `${countOf(missing, 'picture', 'pictures')} couldn't be read. Everything else is in the ZIP, and manifest.json lists what's missing.`,
  }),
  downloadFailed: (reason: string) => ({ title: "Couldn't download your library", description: reason }),
  deleted: (count: number) => ({ title: 'Deleted', description: `${pieces(count)} deleted for good.` }),
  deleteFailed: (reason: string) => ({ title: "Some pieces weren't deleted", description: reason }),
};

export const unreachable = "The server didn't respond. Check your connection and try again.";
