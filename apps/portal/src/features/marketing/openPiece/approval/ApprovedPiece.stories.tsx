import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../../storybook/PortalStory.tsx';
import { saying } from '../../../../../storybook/saying.ts';
import { emptyLibrary } from '../../../../backend/memory/library/libraryStore.ts';
import { memoryBackend } from '../../../../backend/memory/memoryBackend.ts';

const [owner, approver] = ['sam@daybreak.example', 'max@daybreak.example'];
const id = '6f9c1b1e-6a0e-4c55-9c0e-0000000000c1';

/**
 * Sam's flyer, approved with someone else's contact details.
 * @param isChanged Whether Sam has edited it since.
 */
async function libraryWith(isChanged: boolean) {
  const store = emptyLibrary();
  const as = (email: string) => memoryBackend({ signedInAs: email, library: store });
  await as(approver).approvals.setRule({
    ...{ designer: 'poster', isOn: true, approvers: [], marksPictures: false },
  });
  const piece = { id, designer: 'poster', designerVersion: 1, brandVersion: '1', name: 'Spring fair' };
  await as(owner).library.create({ ...piece, draft: { title: 'Bring us your panels' }, pictures: {} });
  await as(owner).approvals.requestApproval(id, {
    ...{ base: 1, designerVersion: 1, brandVersion: '1', preflight: [] },
    contact: {
      ...{ name: 'Olga Reyes', title: 'Events', email: 'olga@daybreak.example', phone: '(512) 555-0188' },
      logoVersion: 'primary',
    },
  });
  const approval = await as(approver).approvals.approve(id, 1);
  const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await as(approver).approvals.storeFiles(approval, [
    { format: 'pdf', sha256: 'ab'.repeat(32), bytes: blob.size, blob },
  ]);
  if (isChanged)
    await as(owner).library.save({
      ...{ id, base: 1, changed: { title: 'Panels wanted' }, mutation: crypto.randomUUID(), pictures: {} },
      ...{ designerVersion: 1, brandVersion: '1' },
    });
  return store;
}

const meta = {
  title: 'Portal/Piece/Approved',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: `/marketing-materials?type=poster&piece=${id}`, signedInAs: owner },
  render: (args, { loaded }) => <PortalStory {...args} library={loaded.shelf} />,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const preview = () => screen.findByRole('region', { name: 'Preview' });

/** Everyone who opens it sees and downloads the approved contact details. */
export const AsApproved: Story = {
  loaders: [async () => ({ shelf: await libraryWith(false) })],
  play: async () => {
    await expect(
      await screen.findByText(saying("Shown with Olga Reyes's approved contact details.")),
    ).toBeVisible();
    const piece = await preview();
    await waitFor(() => expect(piece).toHaveTextContent('olga@daybreak.example'));
    await expect(piece).not.toHaveTextContent('sam@daybreak.example');
  },
};

/** After a change, it has the user's contact details again. */
export const ChangedSince: Story = {
  loaders: [async () => ({ shelf: await libraryWith(true) })],
  play: async () => {
    await expect(await screen.findByText('The piece has changed since then.')).toBeVisible();
    const piece = await preview();
    await expect(piece).toHaveTextContent('sam@daybreak.example');
    await expect(piece).not.toHaveTextContent('olga@daybreak.example');
  },
};

const approvals = async () => {
  await screen.findByText('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Piece' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions…' }));
  const versions = within(await screen.findByRole('dialog', { name: 'Versions' }));
  await userEvent.click(await versions.findByRole('button', { name: 'Approvals' }));
  return within(await versions.findByRole('region', { name: 'Approvals' }));
};

/** The approval's stored file, even after the piece has changed. */
export const StoredFile: Story = {
  ...ChangedSince,
  play: async () => {
    const record = await approvals();
    await userEvent.click(await record.findByRole('button', { name: 'Download approved version 1 (PDF)' }));
    await waitFor(() =>
      expect(record.getByRole('button', { name: 'Download approved version 1 (PDF)' })).toBeEnabled(),
    );
    await expect(record.queryByRole('alert')).toBeNull();
  },
};

export const StoredFileFails: Story = {
  ...ChangedSince,
  args: { failures: { 'approvals.loadFile': 'unreachable' } },
  play: async () => {
    const record = await approvals();
    await userEvent.click(await record.findByRole('button', { name: 'Download approved version 1 (PDF)' }));
    await expect(await record.findByRole('alert')).toBeVisible();
  },
};
