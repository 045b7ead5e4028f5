import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PieceStory, type PieceStoryProps } from '../../../../../storybook/PieceStory.tsx';

const meta = {
  title: 'Portal/Piece/Approval',
  component: PieceStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PieceStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Prepare = NonNullable<PieceStoryProps['prepare']>;

const [ada, max, sam] = ['ada@daybreak.example', 'max@daybreak.example', 'sam@daybreak.example'];
const id = '6f9c1b1e-6a0e-4c55-9c0e-0000000000b1';
const about = { designerVersion: 1, brandVersion: '1', preflight: null, contact: { name: 'Max Brandt' } };

/** Max's poster; approval is on for posters. */
const on: Prepare = async (as) => {
  await as(ada).approvals.setRule({ designer: 'poster', isOn: true, approvers: [], marksPictures: false });
  await as(max).library.create({
    ...{ id, designer: 'poster', designerVersion: 1, brandVersion: '1', name: 'Spring fair' },
    ...{ draft: { title: 'Bring us your panels' }, pictures: {} },
  });
  return id;
};
const asked: Prepare = async (as) => {
  await on(as);
  await as(max).approvals.ask(id, { ...about, base: 1 });
  return id;
};
const sentBack: Prepare = async (as) => {
  await asked(as);
  await as(ada).approvals.askForChanges(id, 1, 'Larger logo, please.');
  return id;
};
const approved: Prepare = async (as) => {
  await asked(as);
  await as(ada).approvals.approve(id, 1);
  return id;
};
const approvedThenChanged: Prepare = async (as) => {
  await approved(as);
  const { library } = as(max);
  await library.save({
    ...{ id, base: 1, changed: { title: 'Panels wanted' }, mutation: crypto.randomUUID(), pictures: {} },
    ...{ designerVersion: 1, brandVersion: '1' },
  });
  await library.keepVersion(id);
  return id;
};
const viewed: Prepare = async (as) => {
  await approvedThenChanged(as);
  await as(max).library.share(id, null, 'view');
  return id;
};

export const AskAndWithdraw: Story = {
  args: { prepare: on },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for approval' }));
    await expect(await canvas.findByText('Version 1 is in review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for approval' })).toBeNull();
    const withdraw = canvas.getByRole('button', { name: 'Withdraw the request for approval' });
    await expect(withdraw).toHaveFocus();
    await userEvent.click(withdraw);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask for approval' })).toHaveFocus());
  },
};

export const SentBack: Story = {
  args: { prepare: sentBack },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changes asked for version 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the note' }));
    const note = within(await screen.findByRole('dialog', { name: 'Ada Lindqvist asked for changes' }));
    await expect(note.getByText('Larger logo, please.')).toBeVisible();
    await userEvent.click(note.getByText('Close'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for approval' }));
    await expect(await canvas.findByText('Version 1 is in review')).toBeVisible();
  },
};

export const Approved: Story = {
  args: { prepare: approved },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1 is approved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for approval' })).toBeNull();
  },
};

/** The approval stays with its version; a later one can be asked about. */
export const ChangedSince: Story = {
  args: { prepare: approvedThenChanged },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1 is approved')).toBeVisible();
    await expect(canvas.getByText('The piece has changed since.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for approval' }));
    await expect(await canvas.findByText('Version 2 is in review')).toBeVisible();
  },
};

/** Someone who may only view it sees the state and asks for nothing. */
export const ViewOnly: Story = {
  args: { prepare: viewed, signedInAs: sam },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1 is approved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for approval' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { prepare: on, failing: { 'approvals.ask': 'refused' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for approval' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The backend was told to fail.');
  },
};

export const Failed: Story = {
  args: { prepare: on, failing: { 'approvals.history': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn't load the approval state/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
