import { restoreUserDetails } from '@daybreak/designers';
import { loadPieceLook } from '@daybreak/designers/library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../../../storybook/PortalStory.tsx';
import { sampleShelf } from '../../backend/memory/library/sampleShelf.ts';
import { emptyShelf, type Shelf } from '../../backend/memory/library/shelf.ts';
import { BrandUpdateStory } from './testing/BrandUpdateStory.tsx';

const poster = '00000000-0000-4000-8000-000000000001';
const record = {
  ...{ digest: '0'.repeat(64), pictures: {}, designerVersion: 1, brandVersion: '1.0.0', preflight: null },
  ...{ contact: null, editors: [] },
};

/** The sample library; one poster is approved, and was downloaded by two people. */
function shelf(): Shelf {
  const made = sampleShelf();
  made.approval.rules.set('poster', {
    ...{ designer: 'poster', isOn: true, approvers: [], marksPictures: false },
  });
  const at = '2026-11-20T09:30:00+00:00';
  made.approval.events.push({
    ...{ id: 1, piece: poster, version: 3, action: 'approved', actorId: 'user-ada', at, note: null, record },
  });
  for (const actorId of ['user-sam', 'user-nia'])
    made.approval.downloads.push({
      ...{ piece: poster, version: 3, actorId, at, format: 'pdf', sha256: 'a'.repeat(64), bytes: 9_000 },
      ...{ isProof: false, approval: 1 },
    });
  return made;
}

/** An approved postcard too, whose stored file is damaged. */
function withStoredFile(): Shelf {
  const made = shelf();
  const card = [...made.pieces.values()].find(({ name }) => name === 'Tour invitation');
  const at = '2026-11-20T09:30:00+00:00';
  made.approval.events.push({
    ...{ id: 2, piece: card?.id ?? '', version: 1, action: 'approved', actorId: 'user-ada', at, note: null },
    record: { ...record, contact: { name: 'Sam Rivera' } },
  });
  const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  made.approval.stored.set(2, {
    actorId: 'user-ada',
    files: [{ format: 'pdf', sha256: 'a'.repeat(64), bytes: blob.size, blob }],
  });
  return made;
}

/** More pieces than are compared in a moment. */
function largeShelf(): Shelf {
  const made = shelf();
  const [first] = made.pieces.values();
  for (let index = 0; first && index < 300; index += 1) {
    const id = `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
    made.pieces.set(id, { ...first, id, ownerId: 'user-max', name: `Poster ${index}` });
  }
  return made;
}

const meta = {
  title: 'Portal/Brand update',
  component: BrandUpdateStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/marketing-materials/brand-update',
    signedInAs: 'max@daybreak.example',
    shelf: shelf(),
  },
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('daybreak-brand-update:')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof BrandUpdateStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const longest = { timeout: 60_000 };
const start = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Compare \d+ pieces$/ }));
const inGroup = async (group: RegExp) =>
  userEvent.click(await screen.findByRole('tab', { name: group }, longest));
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name }, longest);
  return within(heading.closest('li') as HTMLElement);
};

/** All pieces are compared; what changed is found in groups. */
export const Compared: Story = {
  play: async () => {
    await expect(await screen.findByText('What changed: Cyan, 1 logo.')).toBeVisible();
    await expect(await screen.findByText(/private pieces? (aren't|isn't) included/)).toBeVisible();
    await start();
    await screen.findByRole('button', { name: 'Compare all again' }, longest);
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

/** A piece in both versions, with the pixels that differ. */
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
    await expect(
      await dialog.findByRole('img', { name: 'Drop-off day, spring: Changed pixels' }, longest),
    ).toBeVisible();
    await expect(dialog.getByText(/% of the pixels differ\.$/)).toBeVisible();
  },
};

/** Whether designers draw what was approved as it was stored then: one has no file, and one's file can't be read. */
export const ApprovedFiles: Story = {
  args: { shelf: withStoredFile() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check approved files' }));
    await expect(
      await screen.findByText('1 approved version has no stored file.', {}, longest),
    ).toBeVisible();
    const failed = screen.getByText('Tour invitation, version 1').closest('li') as HTMLElement;
    await expect(within(failed).queryByRole('button')).toBeNull();
    await expect(within(failed).getByText("The stored file can't be read.")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const ApprovedFilesFail: Story = {
  args: { failing: { 'brandUpdates.pieces': 'unreachable' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check approved files' }));
    const heading = await screen.findByRole('heading', { name: 'Approved files' });
    const card = within(heading.parentElement as HTMLElement);
    await expect(await card.findByRole('alert')).toBeVisible();
  },
};

const changedShelf = shelf();
/** Stores a file with other words, as if the designer had set them when the poster was approved. */
async function storeEarlierFile() {
  const look = await loadPieceLook('poster');
  const files = await look?.approvedFiles?.(
    { ...changedShelf.pieces.get(poster)?.draft, title: 'As it was then' },
    { user: restoreUserDetails({}), images: [] },
    {
      identity: { piece: poster, version: 3, approval: 1, digest: record.digest },
      ...{ date: new Date('2026-11-20T09:30:00Z'), brandVersion: record.brandVersion },
    },
  );
  changedShelf.approval.stored.set(1, { actorId: 'user-ada', files: files ?? [] });
}

function WithEarlierFile(props: PortalStoryProps) {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    void storeEarlierFile().then(() => setStored(true));
  }, []);
  return isStored ? <BrandUpdateStory {...props} shelf={changedShelf} /> : null;
}

/** The designer draws something else than it did when a poster was approved. */
export const ApprovedFilesChanged: Story = {
  render: (args) => <WithEarlierFile {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check approved files' }, longest));
    await expect(await screen.findByText('Drop-off day, spring, version 3', {}, longest)).toBeVisible();
    const show = screen.getByRole('button', { name: 'Show what changed in Drop-off day, spring' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible(), longest);
    await userEvent.click(show);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    const dialog = within(await screen.findByRole('dialog', { name: 'Drop-off day, spring' }));
    await expect(
      await dialog.findByRole('img', { name: 'Drop-off day, spring: Changed pixels' }),
    ).toBeVisible();
    await expect(dialog.getByText(/% of the pixels differ\.$/)).toBeVisible();
  },
};

/** Approvals are asked for again, and the people who have files are told. */
export const Followed: Story = {
  play: async () => {
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for 1 approval again' }, longest));
    await expect(await screen.findByText('Asked for 1 approval')).toBeVisible();
    await expect(await screen.findByRole('cell', { name: /Nia/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Email 2 people' }));
    await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Waiting' })).toHaveLength(2));
  },
};

/** Paused, it stays where it is; it continues after a reload of the page. */
export const Paused: Story = {
  args: { shelf: largeShelf() },
  play: async () => {
    await start();
    await screen.findByRole('tab', { name: /^Colors/ }, longest);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(screen.getByRole('progressbar')).toBeVisible();
  },
};

/** Nothing but a first version was published yet. */
export const OneVersion: Story = {
  render: (args) => <PortalStory {...args} />,
  play: async () => {
    await expect(await screen.findByText("There's only one version of the brand")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { shelf: emptyShelf() },
  play: async () => {
    await expect(await screen.findByText('There are no pieces to compare')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { hanging: ['brandUpdates.pieces'] },
  play: async () => {
    await expect(await screen.findByText('Loading the pieces')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { failing: { 'brandUpdates.pieces': 'unreachable' } },
  play: async () => {
    await expect(await screen.findByText("Couldn't load the pieces")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The server refuses a request, or can't list the downloads: each says so where it matters. */
export const Refused: Story = {
  args: { failing: { 'brandUpdates.askAgain': 'refused', 'brandUpdates.downloads': 'unreachable' } },
  play: async () => {
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for 1 approval again' }, longest));
    await expect(await screen.findByText("Couldn't ask for 1 approval")).toBeVisible();
    await expect(screen.getByText(/^Drop-off day, spring: /)).toBeVisible();
    await expect(await screen.findByText("Couldn't load the downloads")).toBeVisible();
  },
};

export const Staff: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async () => {
    await expect(
      await screen.findByText('Only administrators can check pieces after a brand update.'),
    ).toBeVisible();
  },
};
