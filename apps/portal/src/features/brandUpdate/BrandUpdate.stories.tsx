import { restoreUserDetails } from '@daybreak/designers';
import { loadPieceLook } from '@daybreak/designers/library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LaterBrandStory } from '../../../storybook/LaterBrandStory.tsx';
import { PortalStory, type PortalStoryProps } from '../../../storybook/PortalStory.tsx';
import type { ApprovalRecord } from '../../backend/interfaces/Approvals.ts';
import { emptyLibrary, type LibraryStore } from '../../backend/memory/library/libraryStore.ts';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';
import { memoryBackend } from '../../backend/memory/memoryBackend.ts';

const poster = '00000000-0000-4000-8000-000000000001';
const record: ApprovalRecord = {
  ...{ digest: '0'.repeat(64), pictures: {}, designerVersion: 1, brandVersion: '1.0.0', preflight: null },
  ...{ contact: null, editors: [] },
};
const contact = { name: 'Sam Rivera' };

/** The sample library with an approved poster, which two people have downloaded. */
function libraryWith(): LibraryStore {
  const library = sampleLibrary();
  library.approval.rules.set('poster', {
    ...{ designer: 'poster', isOn: true, approvers: [], marksPictures: false },
  });
  const at = '2026-11-20T09:30:00+00:00';
  const about = { piece: poster, version: 3, at, note: null, record: { ...record, contact } };
  library.approval.events.push(
    { ...about, id: 1, action: 'asked', actorId: 'user-sam' },
    { ...about, id: 2, action: 'approved', actorId: 'user-ada' },
  );
  for (const actorId of ['user-sam', 'user-nia'])
    library.approval.downloads.push({
      ...{ piece: poster, version: 3, actorId, at, format: 'pdf', sha256: 'a'.repeat(64), bytes: 9_000 },
      ...{ isProof: false, approval: 2 },
    });
  return library;
}

/** Adds an approved postcard, whose stored file is damaged. */
function withStoredFile(): LibraryStore {
  const library = libraryWith();
  const card = [...library.pieces.values()].find(({ name }) => name === 'Tour invitation');
  const at = '2026-11-20T09:30:00+00:00';
  library.approval.events.push({
    ...{ id: 3, piece: card?.id ?? '', version: 1, action: 'approved', actorId: 'user-ada', at, note: null },
    record: { ...record, contact },
  });
  const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  library.approval.storedFiles.set(3, {
    actorId: 'user-ada',
    files: [{ format: 'pdf', sha256: 'a'.repeat(64), bytes: blob.size, blob }],
  });
  return library;
}

/**
 * Adds three approved versions without a file: the administrator's, one without contact details, one without its
 * picture.
 */
function withoutFiles(): LibraryStore {
  const library = libraryWith();
  library.approval.events = [];
  const approve = (id: number, name: string, more: Partial<ApprovalRecord>) => {
    const row = [...library.pieces.values()].find((each) => each.name === name);
    if (!row) throw new Error(`The sample library has no ${name}.`);
    const about = { piece: row.id, version: 1, at: '2026-11-20T09:30:00+00:00', note: null };
    library.approval.events.push(
      { ...about, id, action: 'asked', actorId: row.ownerId, record: { ...record, ...more } },
      { ...about, id: id + 1, action: 'approved', actorId: 'user-ada', record: { ...record, ...more } },
    );
    return row;
  };
  approve(1, 'Tour invitation', { contact });
  approve(3, 'Collection Saturday', {});
  const folded = approve(5, 'What we do (letter-fold brochure)', { contact });
  const lostPicture = {
    draft: { ...folded.draft, picture: 'upload:lost' },
    pictures: { lost: 'f'.repeat(64) },
  };
  library.pieces.set(folded.id, {
    ...folded,
    ...lostPicture,
    versions: folded.versions.map((version) => ({ ...version, ...lostPicture })),
  });
  return library;
}

/** More pieces than can be compared in a moment. */
function largeLibrary(): LibraryStore {
  const library = libraryWith();
  const [first] = library.pieces.values();
  for (let index = 0; first && index < 300; index += 1) {
    const id = `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
    library.pieces.set(id, { ...first, id, ownerId: 'user-max', name: `Poster ${index}` });
  }
  return library;
}

const meta = {
  title: 'Portal/Brand update',
  component: LaterBrandStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/marketing-materials/brand-update',
    signedInAs: 'max@daybreak.example',
    library: libraryWith(),
  },
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('daybreak-brand-update:')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof LaterBrandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const longTimeout = { timeout: 60_000 };
const start = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Compare \d+ pieces$/ }));
const inGroup = async (group: RegExp) =>
  userEvent.click(await screen.findByRole('tab', { name: group }, longTimeout));
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name }, longTimeout);
  return within(heading.closest('li') as HTMLElement);
};

/** Compares all pieces, and groups the changes. */
export const Compared: Story = {
  play: async () => {
    await expect(await screen.findByText('What changed: Cyan, 1 logo.')).toBeVisible();
    await expect(await screen.findByText(/private pieces? (aren't|isn't) included/)).toBeVisible();
    await start();
    await screen.findByRole('button', { name: 'Compare all again' }, longTimeout);
    const both = await cardOf('Tour invitation');
    await expect(both.getByText('Colors')).toBeVisible();
    await expect(both.getByText('Logo')).toBeVisible();
    await inGroup(/^Logo \(3\)$/);
    const approved = await cardOf('Drop-off day, spring');
    await expect(approved.queryByText('Colors')).toBeNull();
    await expect(approved.getByText('Version 3, approved')).toBeVisible();
    await inGroup(/^No change \(1\)$/);
    await expect(await screen.findByRole('heading', { name: 'Warehouse team is hiring' })).toBeVisible();
    await inGroup(/^Logo/);
  },
};

/** Shows a piece in both versions of the brand, with the changed pixels. */
export const Pictures: Story = {
  play: async () => {
    await start();
    await inGroup(/^Logo/);
    const approved = await cardOf('Drop-off day, spring');
    const compare = approved.getByRole('button', { name: 'Compare Drop-off day, spring' });
    await userEvent.click(compare);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(compare).toHaveFocus());
    await userEvent.click(compare);
    const dialog = within(await screen.findByRole('dialog'));
    const changed = await dialog.findByRole(
      'img',
      { name: 'Drop-off day, spring: Changed pixels' },
      longTimeout,
    );
    await waitFor(() => expect(changed).toBeVisible());
    await expect(dialog.getByText(/% of pixels are different\.$/)).toBeVisible();
  },
};

/** Checks whether designers still draw approved versions as stored. One has no file and gets one; one is unreadable. */
export const ApprovedFiles: Story = {
  args: { library: withStoredFile() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }));
    await expect(await screen.findByText(/^Saved the current look of/, {}, longTimeout)).toBeVisible();
    const failed = screen.getByText('Tour invitation, version 1').closest('li') as HTMLElement;
    await expect(within(failed).queryByRole('button')).toBeNull();
    await expect(within(failed).getByText("Couldn't read the stored file.")).toBeVisible();
    await expect(
      screen.getByText('Nothing was stored. You can view this piece but not edit it.'),
    ).toBeVisible();
    // Its file is stored now, and matches the designer.
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(await screen.findByText(/^\d+ pieces look the same\.$/, {}, longTimeout)).toBeVisible();
    await expect(screen.queryByText(/^Saved the current look of/)).toBeNull();
  },
};

/** A missing file isn't stored if the piece is the administrator's own or can't be drawn completely. */
export const ApprovedFilesNotStored: Story = {
  args: { library: withoutFiles() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }));
    await expect(
      await screen.findByText(
        / no stored file\. Only an administrator who doesn't own the piece can store the file\.$/,
        {},
        longTimeout,
      ),
    ).toBeVisible();
    const why = (name: string) =>
      within(screen.getByText(`${name}, version 1`).closest('li') as HTMLElement).getByText(
        /^Nothing was stored/,
      );
    await expect(why('Collection Saturday')).toHaveTextContent(
      'This piece was approved without contact details.',
    );
    await expect(why('What we do (letter-fold brochure)')).toHaveTextContent(
      "Couldn't load a picture in this piece.",
    );
  },
};

export const ApprovedFilesNotUploaded: Story = {
  args: { failures: { 'approvals.storeFiles': 'unreachable' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }));
    await expect(await screen.findByText(/^Nothing was stored\. /, {}, longTimeout)).toBeVisible();
  },
};

export const ApprovedFilesFail: Story = {
  args: { failures: { 'brandUpdates.pieces': 'unreachable' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }));
    const heading = await screen.findByRole('heading', { name: 'Saved pieces' });
    const card = within(heading.parentElement as HTMLElement);
    await expect(await card.findByRole('alert')).toBeVisible();
  },
};

const savedLibrary = sampleLibrary();
const [mine, mail] = ['Drop-off day, spring', 'June newsletter'].map((name) =>
  [...savedLibrary.pieces.values()].find((each) => each.name === name),
);
/** Stores two pieces' looks with other text, as if their designers had drawn it when the pieces were saved. */
async function storeEarlierLooks() {
  for (const row of [mine, mail]) {
    if (!row) throw new Error('The sample library has no such piece.');
    if (row === mail) row.draft = { ...row.draft, subject: '' };
    const look = await loadPieceLook(row.designer);
    const draft = { ...row.draft, title: 'Previous text', headline: 'Previous text' };
    const then = await look?.stored?.(draft, { user: restoreUserDetails({}), images: [] });
    if (!then) throw new Error('Pieces of this kind have no look.');
    const owner = memoryBackend({ library: savedLibrary, signedInAs: 'sam@daybreak.example', latency: 0 });
    await owner.brandUpdates.saveLook(row.id, row.revision, {
      ...{ user: {}, sides: then.sides },
      // Empty, as if preflight had found nothing at the time.
      findings: [],
    });
  }
}

function WithEarlierLooks(props: PortalStoryProps) {
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    void storeEarlierLooks().then(() => setIsStored(true));
  }, []);
  return isStored ? <PortalStory {...props} library={savedLibrary} /> : null;
}

/** Shows changes in how designers draw saved pieces, and stores the new looks. */
export const SavedPiecesChanged: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  render: (args) => <WithEarlierLooks {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }, longTimeout));
    await screen.findByRole('button', { name: 'Save 2 new looks' }, longTimeout);
    const open = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Show what changed in ${name}` }));
      return within(await screen.findByRole('dialog', { name }));
    };
    const poster = await open('Drop-off day, spring');
    const changed = await poster.findByRole('img', { name: 'Drop-off day, spring: Changed pixels' });
    await waitFor(() => expect(changed).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const email = await open('June newsletter');
    await waitFor(() => expect(email.getAllByTitle('The email')).toHaveLength(2));
    await expect(email.getByText('New findings')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 new looks' }));
    await expect(await screen.findByText('2 new looks saved.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(await screen.findByText(/^\d+ pieces look the same\.$/, {}, longTimeout)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Show what changed/ })).toBeNull();
  },
};

/** With the server unreachable, each piece reports that its look wasn't stored. */
export const SavedPiecesNotStored: Story = {
  args: { signedInAs: 'sam@daybreak.example', failures: { 'brandUpdates.saveLook': 'unreachable' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }));
    await screen.findByRole('button', { name: 'Check again' }, longTimeout);
    const pieces = screen.getAllByText(/, version \d+$/);
    await expect(screen.getAllByText(/^Nothing was stored\. /)).toHaveLength(pieces.length);
  },
};

const changedLibrary = libraryWith();
/** An event without date and place, as if preflight hadn't reported it when the poster was approved. */
const nowhere = { eventDate: '', eventTime: '', location: '' };
changedLibrary.approval.events = changedLibrary.approval.events.map((event) => ({
  ...event,
  record: event.record && { ...event.record, preflight: [] },
}));
const approvedPoster = changedLibrary.pieces.get(poster);
if (approvedPoster)
  changedLibrary.pieces.set(poster, {
    ...approvedPoster,
    versions: approvedPoster.versions.map((each) => ({
      ...each,
      draft: { ...each.draft, type: 'event', ...nowhere },
    })),
  });
/** Stores a file with other text, as if the designer had drawn it when the poster was approved. */
async function storeEarlierFile() {
  const look = await loadPieceLook('poster');
  const files = await look?.approvedFiles?.(
    { ...changedLibrary.pieces.get(poster)?.draft, ...nowhere, title: 'Previous text' },
    { user: restoreUserDetails({}), images: [] },
    {
      identity: { piece: poster, version: 3, approval: 2, digest: record.digest },
      ...{ date: new Date('2026-11-20T09:30:00Z'), brandVersion: record.brandVersion },
    },
  );
  changedLibrary.approval.storedFiles.set(2, { actorId: 'user-ada', files: files ?? [] });
}

function WithEarlierFile(props: PortalStoryProps) {
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    void storeEarlierFile().then(() => setIsStored(true));
  }, []);
  return isStored ? <LaterBrandStory {...props} library={changedLibrary} /> : null;
}

/** The designer no longer draws an approved poster the same. */
export const ApprovedFilesChanged: Story = {
  render: (args) => <WithEarlierFile {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check saved pieces' }, longTimeout));
    await expect(await screen.findByText('Drop-off day, spring, version 3', {}, longTimeout)).toBeVisible();
    const show = screen.getByRole('button', { name: 'Show what changed in Drop-off day, spring' });
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible(),
      longTimeout,
    );
    await userEvent.click(show);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    const dialog = within(await screen.findByRole('dialog', { name: 'Drop-off day, spring' }));
    const changed = await dialog.findByRole('img', { name: 'Drop-off day, spring: Changed pixels' });
    await waitFor(() => expect(changed).toBeVisible());
    await expect(dialog.getByText(/% of pixels are different\.$/)).toBeVisible();
    await expect(dialog.getByText('New findings')).toBeVisible();
  },
};

/** Asks for approvals again, and emails the people who have the files. */
export const Followed: Story = {
  play: async () => {
    await start();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Request approval again for 1 piece' }, longTimeout),
    );
    await expect(await screen.findByText('Requested approval for 1 piece')).toBeVisible();
    await expect(await screen.findByRole('cell', { name: /Nia/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Email 2 people' }));
    await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Waiting' })).toHaveLength(2));
  },
};

/**
 * A colleague asked for a changed poster's approval again. Comparing it lets the user approve it and store its file.
 */
export const ApprovedAgain: Story = {
  args: {
    library: (() => {
      const library = libraryWith();
      library.approval.events.push({
        ...{ id: 3, piece: poster, version: 3, at: '2026-11-21T09:30:00+00:00', note: null },
        ...{ action: 'asked', actorId: 'user-ada', record: { ...record, contact, brandVersion: '2.0.0' } },
      });
      return library;
    })(),
  },
  play: async () => {
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 1 piece again' }, longTimeout));
    await expect(await screen.findByText('Approved 1 piece again', {}, longTimeout)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^(Approve 1|Request approval)/ })).toBeNull(),
    );
  },
};

/** Stays at the same piece while paused. It continues after a reload. */
export const Paused: Story = {
  args: { library: largeLibrary() },
  play: async () => {
    await start();
    await screen.findByRole('tab', { name: /^Colors/ }, longTimeout);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(screen.getByRole('progressbar')).toBeVisible();
  },
};

/** Only the brand's first version has been published. */
export const OneVersion: Story = {
  render: (args) => <PortalStory {...args} />,
  play: async () => {
    await expect(await screen.findByText("There's only one brand version so far")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { library: emptyLibrary() },
  play: async () => {
    await expect(await screen.findByText('No pieces to compare')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { unanswered: ['brandUpdates.pieces'] },
  play: async () => {
    await expect(await screen.findByText('Loading the pieces')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { failures: { 'brandUpdates.pieces': 'unreachable' } },
  play: async () => {
    await expect(await screen.findByText("Couldn't load the pieces")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The server refuses a request, and can't list the downloads. Each failure shows in its place. */
export const Refused: Story = {
  args: { failures: { 'brandUpdates.askAgain': 'refused', 'brandUpdates.downloads': 'unreachable' } },
  play: async () => {
    await start();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Request approval again for 1 piece' }, longTimeout),
    );
    await expect(await screen.findByText("Couldn't request approval for 1 piece")).toBeVisible();
    await expect(screen.getByText(/^Drop-off day, spring: /)).toBeVisible();
    await expect(await screen.findByText("Couldn't load the downloads")).toBeVisible();
  },
};

/** Staff compare their own pieces, including private ones. Approvals and downloads are for administrators. */
export const Staff: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async () => {
    await expect(await screen.findByText('See how a new brand version changes your pieces.')).toBeVisible();
    await start();
    await screen.findByRole('button', { name: 'Compare all again' }, longTimeout);
    await inGroup(/^Logo/);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toContain('Drop-off day, spring');
    await expect(names).not.toContain('Tour invitation');
    for (const name of ['Approvals', 'Downloads'])
      await expect(screen.queryByRole('heading', { name })).toBeNull();
    await expect(screen.queryByText(/private piece/)).toBeNull();
  },
};

export const StaffEmpty: Story = {
  args: { signedInAs: 'sam@daybreak.example', library: emptyLibrary() },
  play: async () => {
    await expect(
      await screen.findByText('Pieces you save in the Marketing Center appear here.'),
    ).toBeVisible();
  },
};

export const StaffOneVersion: Story = {
  ...OneVersion,
  args: { signedInAs: 'sam@daybreak.example' },
};
