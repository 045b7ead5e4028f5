import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PieceStory, type PieceStoryProps } from '../../../../../storybook/PieceStory.tsx';
import { saying } from '../../../../../storybook/saying.ts';

const clean: NonNullable<PieceStoryProps['findings']> = async () => [];

const meta = {
  title: 'Portal/Piece/Approval',
  component: PieceStory,
  parameters: { layout: 'fullscreen' },
  args: { findings: clean },
} satisfies Meta<typeof PieceStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Prepare = NonNullable<PieceStoryProps['prepare']>;

const [ada, max, sam] = ['ada@daybreak.example', 'max@daybreak.example', 'sam@daybreak.example'];
const id = '6f9c1b1e-6a0e-4c55-9c0e-0000000000b1';
const about = { designerVersion: 1, brandVersion: '1', preflight: null, contact: { name: 'Max Brandt' } };

/** Max's poster, with approval on for posters. */
const on: Prepare = async (as) => {
  await as(ada).approvals.setRule({ designer: 'poster', isOn: true, approvers: [], marksPictures: false });
  await as(max).library.create({
    ...{ id, designer: 'poster', designerVersion: 1, brandVersion: '1', name: 'Spring fair' },
    ...{ draft: { title: 'Bring us your panels' }, pictures: {} },
  });
  return id;
};
const requestApproval: Prepare = async (as) => {
  await on(as);
  await as(max).approvals.requestApproval(id, { ...about, base: 1 });
  return id;
};
const sentBack: Prepare = async (as) => {
  await requestApproval(as);
  await as(ada).approvals.askForChanges(id, 1, 'Larger logo, please.');
  return id;
};
const approved: Prepare = async (as) => {
  await requestApproval(as);
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Request approval' }));
    await expect(await canvas.findByText('Version 1 is in review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request approval' })).toBeNull();
    const withdraw = canvas.getByRole('button', { name: 'Withdraw the request for approval' });
    await expect(withdraw).toHaveFocus();
    await userEvent.click(withdraw);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request approval' })).toHaveFocus());
  },
};

const warnings = [
  { level: 'severe', says: 'The title is hard to read against its background.' },
  { level: 'warning', says: 'Phone: the text is smaller than 6 pt.' },
] as const;

const focused = () => document.activeElement as HTMLElement;

/** With findings, the user decides whether to ask, and the approver sees them. */
export const Warnings: Story = {
  args: { prepare: on, findings: async () => warnings },
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: 'Request approval' });
    await userEvent.click(ask);
    const dialog = within(await screen.findByRole('dialog', { name: 'Request approval?' }));
    await expect(dialog.getByText('Phone: the text is smaller than 6 pt.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.click(ask);
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(ask).toHaveFocus());
    await expect(canvas.queryByText('Version 1 is in review')).toBeNull();
    await userEvent.click(ask);
    await userEvent.click(await screen.findByRole('button', { name: 'Request anyway' }));
    await expect(await canvas.findByText('Version 1 is in review')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WarningsShown: Story = {
  args: { prepare: on, findings: async () => warnings },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request approval' }));
    await expect(await screen.findByRole('dialog', { name: 'Request approval?' })).toBeVisible();
  },
};

/** You can't request approval for a piece that can't be exported. */
export const Errors: Story = {
  args: {
    prepare: on,
    findings: async () => [{ level: 'error', says: 'Title: enter some text.' }, ...warnings],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request approval' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Fix this before you request approval. Title: enter some text.',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const NotChecked: Story = {
  args: {
    prepare: on,
    findings: async () => {
      throw new Error("Couldn't show the piece.");
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request approval' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Request approval without a check?' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Request anyway' }));
    await expect(await canvas.findByText('Version 1 is in review')).toBeVisible();
  },
};

export const SentBack: Story = {
  args: { prepare: sentBack },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changes requested for version 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the note' }));
    const note = within(await screen.findByRole('dialog', { name: 'Ada Lindqvist asked for changes' }));
    await expect(note.getByText('Larger logo, please.')).toBeVisible();
    await userEvent.click(note.getByText('Close'));
    await userEvent.click(canvas.getByRole('button', { name: 'Request approval' }));
    await expect(await canvas.findByText('Version 1 is in review')).toBeVisible();
  },
};

export const Approved: Story = {
  args: { prepare: approved, onDone: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Version 1 is approved')).toBeVisible();
    await expect(
      await canvas.findByText(saying("Shown with Max Brandt's approved contact details.")),
    ).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenLastCalledWith('contact Max Brandt'));
    await expect(canvas.queryByRole('button', { name: 'Request approval' })).toBeNull();
  },
};

/** The approval stays with its version. A later version can be submitted. */
export const ChangedSince: Story = {
  args: { prepare: approvedThenChanged, onDone: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Version 1 is approved')).toBeVisible();
    await expect(await canvas.findByText('The piece has changed since then.')).toBeVisible();
    await expect(canvas.queryByText(/^Shown with .*approved contact details/)).toBeNull();
    await expect(args.onDone).not.toHaveBeenCalledWith('contact Max Brandt');
    await userEvent.click(canvas.getByRole('button', { name: 'Request approval' }));
    await expect(await canvas.findByText('Version 2 is in review')).toBeVisible();
  },
};

/** A viewer sees the approval status but can't request approval. */
export const ViewOnly: Story = {
  args: { prepare: viewed, signedInAs: sam },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1 is approved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request approval' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { prepare: on, failures: { 'approvals.requestApproval': 'refused' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request approval' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The backend was told to fail.');
  },
};

/** The comparison with the approved version couldn't be loaded. */
export const StandingFailed: Story = {
  args: { prepare: approved, failures: { 'approvals.currentApproval': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn't load the approval status/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { prepare: on, failures: { 'approvals.history': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn't load the approval status/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
