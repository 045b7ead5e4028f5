import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../../../storybook/PortalStory.tsx';
import { saying } from '../../../../../../storybook/saying.ts';
import type { ApprovalRecord } from '../../../../../backend/interfaces/Approvals.ts';
import { sampleLibrary } from '../../../../../backend/memory/library/sampleLibrary.ts';

const until = Date.parse('2026-11-20T12:00:00Z');
const record = {
  digest: 'a'.repeat(64),
  pictures: {},
  designerVersion: 1,
  brandVersion: '1.0',
  preflight: null,
  contact: { name: 'Sam Rivera', title: 'Recycling Lead', email: 'sam@daybreak.example', phone: '' },
  editors: ['user-sam'],
};

/** Sam's approval request for a poster. If there's an answer, it's Max's. */
const libraryInReview = (answer?: 'approved' | 'changes_asked', more: Partial<ApprovalRecord> = {}) => {
  const store = sampleLibrary(until);
  const piece = [...store.pieces.values()].find(({ name }) => name === 'Drop-off day, spring');
  const about = { piece: piece?.id ?? '', version: piece?.version ?? 0, at: '2026-11-20T11:00:00Z' };
  store.approval.rules.set('poster', { designer: 'poster', isOn: true, approvers: [], marksPictures: false });
  store.approval.events.push({
    ...{ ...about, id: 1, action: 'asked', actorId: 'user-sam', note: null, record: { ...record, ...more } },
  });
  if (answer)
    store.approval.events.push({
      ...{ ...about, id: 2, action: answer, actorId: 'user-max' },
      note: answer === 'approved' ? null : 'Larger logo, please.',
      record: answer === 'approved' ? record : null,
    });
  return store;
};

const meta = {
  title: 'Portal/Home/Approvals',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', signedInAs: 'max@daybreak.example', library: libraryInReview() },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const skip = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Skip to the assistant' }));
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const review = async () => {
  await skip();
  const waiting = await part('Waiting for your approval');
  await expect(waiting.getByText(saying('From Sam Rivera, version 3'))).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: 'Review “Drop-off day, spring”' }));
  return within(await screen.findByRole('dialog', { name: 'Drop-off day, spring' }));
};
const expectNoRequest = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for your approval' })).toBeNull());

/** Approves in two clicks from the notice. */
export const Approve: Story = {
  play: async () => {
    const dialog = await review();
    const picture = await dialog.findByRole('img', { name: '“Drop-off day, spring”' });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveTextContent('sam@daybreak.example');
    await expect(dialog.getByText("This version wasn't checked.")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expectNoRequest();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/** The approval counts even if its file couldn't be stored. The dialog says so and offers to store it again. */
export const FileNotStored: Story = {
  args: { failures: { 'approvals.storeFiles': 'unreachable' } },
  play: async () => {
    const dialog = await review();
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
    await expect(
      await dialog.findByText("“Drop-off day, spring” is approved, but we couldn't store its file"),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try storing again' }));
    await expect(await dialog.findByText(/couldn't store its file/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Ask for changes' })).toBeNull();
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toBeEnabled());
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expectNoRequest();
  },
};

/** Asks for changes in three clicks. The comment is required. */
export const AskForChanges: Story = {
  play: async () => {
    const dialog = await review();
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask for changes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByText('Describe what should change.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('What should change?'), 'Larger logo, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expectNoRequest();
  },
};

/** The request includes preflight's findings. One from an earlier release has no contact details. */
export const Findings: Story = {
  args: {
    library: libraryInReview(undefined, {
      contact: null,
      preflight: [{ level: 'warning', says: 'Phone: the text is smaller than 6 pt.' }],
    }),
  },
  play: async () => {
    const dialog = await review();
    await expect(await dialog.findByText('Phone: the text is smaller than 6 pt.')).toBeVisible();
    await expect(dialog.getByText(/^This request doesn't include contact details/)).toBeVisible();
  },
};

export const NoFindings: Story = {
  args: { library: libraryInReview(undefined, { preflight: [] }) },
  play: async () => {
    const dialog = await review();
    await expect(await dialog.findByText('The check found no problems.')).toBeVisible();
  },
};

const commented = () => {
  const store = sampleLibrary(until);
  const piece = [...store.pieces.values()].find(({ ownerId }) => ownerId === 'user-max');
  const comment = {
    ...{ piece: piece?.id ?? '', version: 1, pin: { field: 'title' }, link: null },
    ...{ resolvedAt: null, resolvedBy: null },
  };
  const at = new Date().toISOString();
  store.comments.push(
    { ...comment, id: '1', text: 'Shorter, please.', authorId: 'user-sam', outsideName: null, at },
    { ...comment, id: '2', text: 'Which gate? '.repeat(40), authorId: null, outsideName: 'Olga', at },
  );
  return { shelf: store, name: piece?.name ?? '' };
};

/** Comments by others since the user's last visit, with the latest one's text. */
export const NewComments: Story = {
  args: { library: commented().shelf },
  play: async () => {
    await skip();
    const fresh = await part('New comments');
    await expect(fresh.getByText(saying('2 comments, most recently from Olga (outside)'))).toBeVisible();
    await userEvent.click(fresh.getByRole('button', { name: `Dismiss comments: ${commented().name}` }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New comments' })).toBeNull());
  },
};

export const CommentsNotDismissed: Story = {
  args: { library: commented().shelf, failures: { 'comments.markSeen': 'unreachable' } },
  play: async () => {
    await skip();
    const fresh = await part('New comments');
    await userEvent.click(fresh.getByRole('button', { name: /^Dismiss comments/ }));
    await expect(await fresh.findByText("Couldn't dismiss this. Try again in a moment.")).toBeVisible();
  },
};

export const CommentsNotLoaded: Story = {
  args: { failures: { 'comments.notices': 'unreachable' } },
  play: async () => {
    await skip();
    const fresh = await part('New comments');
    await expect(fresh.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Typed text is back after the dialog was closed. */
export const NoteKept: Story = {
  play: async () => {
    const dialog = await review();
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask for changes' }));
    await userEvent.type(dialog.getByLabelText('What should change?'), 'Warmer sky, please.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Review “Drop-off day, spring”' }));
    const again = within(await screen.findByRole('dialog', { name: 'Drop-off day, spring' }));
    const note = await again.findByLabelText('What should change?');
    await expect(note).toHaveValue('Warmer sky, please.');
    await userEvent.clear(note);
    await userEvent.click(await again.findByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Review “Drop-off day, spring”' })).toHaveFocus(),
    );
  },
};

/** Withdrawn in the meantime: the dialog shows it and stays open. */
export const Refused: Story = {
  args: { failures: { 'approvals.approve': 'refused' } },
  play: async () => {
    const dialog = await review();
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByText('The backend was told to fail.')).toBeVisible();
  },
};

export const NotOpened: Story = {
  args: { failures: { 'approvals.openReview': 'unreachable' } },
  play: async () => {
    const dialog = await review();
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const Opening: Story = {
  args: { unanswered: ['approvals.openReview'] },
  play: async () => {
    const dialog = await review();
    await expect(await dialog.findByText('Opening the version')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { failures: { 'approvals.waitingPieces': 'unreachable', 'approvals.answers': 'unreachable' } },
  play: async () => {
    await skip();
    const waiting = await part('Waiting for your approval');
    await expect(waiting.getByText("Couldn't load what's waiting for your approval.")).toBeVisible();
    await expect(await screen.findByText("Couldn't load the responses to your requests.")).toBeVisible();
  },
};

/** The requester has nothing to approve. */
export const OwnRequest: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async () => {
    await skip();
    await expect(await screen.findByRole('region', { name: 'Continue where you left off' })).toBeVisible();
    await expectNoRequest();
  },
};

export const SentBack: Story = {
  args: { signedInAs: 'sam@daybreak.example', library: libraryInReview('changes_asked') },
  play: async () => {
    await skip();
    const answers = await part('Responses to your requests');
    await expect(answers.getByText(saying('Max Brandt asked for changes to version 3'))).toBeVisible();
    await expect(answers.getByText('Larger logo, please.')).toBeVisible();
    await expect(answers.getByRole('link', { name: 'Drop-off day, spring' })).toHaveAttribute(
      'href',
      expect.stringMatching(/type=poster&piece=/),
    );
    await userEvent.click(answers.getByRole('button', { name: 'Dismiss: Drop-off day, spring' }));
    await waitFor(() => expect(screen.queryByText('Larger logo, please.')).toBeNull());
  },
};

export const NotDismissed: Story = {
  args: {
    signedInAs: 'sam@daybreak.example',
    library: libraryInReview('approved'),
    failures: { 'approvals.dismiss': 'unreachable' },
  },
  play: async () => {
    await skip();
    const answers = await part('Responses to your requests');
    await expect(answers.getByText(saying('Max Brandt approved version 3'))).toBeVisible();
    await userEvent.click(answers.getByRole('button', { name: 'Dismiss: Drop-off day, spring' }));
    await expect(await answers.findByText("Couldn't dismiss this. Try again in a moment.")).toBeVisible();
  },
};
