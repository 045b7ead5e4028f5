import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../../../storybook/PortalStory.tsx';
import { sampleLibrary } from '../../../../../backend/memory/library/sampleLibrary.ts';

const until = Date.parse('2026-11-20T12:00:00Z');
const at = '2026-11-20T11:00:00Z';
const record = {
  digest: 'a'.repeat(64),
  pictures: {},
  designerVersion: 1,
  brandVersion: '1.0',
  contact: null,
  editors: [],
  preflight: null,
};
const name = 'Drop-off day, spring';

/**
 * Sam's request for a poster's third version, with comments by a colleague and someone outside. The first was approved.
 */
const libraryInReview = (hasComments = true) => {
  const store = sampleLibrary(until);
  const [piece] = [...store.pieces.values()].filter((each) => each.name === name);
  if (!piece) throw new Error('The sample library has no such poster.');
  const { id, version } = piece;
  store.approval.rules.set('poster', { designer: 'poster', isOn: true, marksPictures: false, approvers: [] });
  store.approval.events.push(
    { id: 1, piece: id, version: 1, at, action: 'approved', actorId: 'user-ada', note: null, record },
    { id: 2, piece: id, version, at, action: 'asked', actorId: 'user-sam', note: null, record },
  );
  const base = { piece: id, version, at, authorId: null, outsideName: null, link: null };
  const open = { resolvedAt: null, resolvedBy: null };
  if (hasComments)
    store.comments.push(
      {
        ...base,
        ...open,
        id: 'a',
        pin: { field: 'title' },
        text: 'Should this say when, too?',
        authorId: 'user-sam',
      },
      {
        ...{ ...base, ...open, id: 'b', outsideName: 'Jo Doe' },
        ...{ pin: { side: 'front', x: 0.8, y: 0.9 }, text: 'Is this our old logo?' },
      },
      {
        ...{ ...base, id: 'c', authorId: 'user-ada', pin: { side: 'front', x: 0.3, y: 0.2 } },
        ...{ text: 'Brighter, please.', resolvedAt: at, resolvedBy: 'user-sam' },
      },
    );
  return store;
};

const meta = {
  title: 'Portal/Home/Review comments',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', signedInAs: 'max@daybreak.example', library: libraryInReview() },
  // Unsaved comments must not leak into the next story.
  beforeEach() {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const review = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Skip to the assistant' }));
  await userEvent.click(await screen.findByRole('button', { name: `Review “${name}”` }));
  return within(await screen.findByRole('dialog', { name }));
};

/** Pins lead to their comments and back. Resolved comments are collapsed. */
export const Discuss: Story = {
  play: async () => {
    const dialog = await review();
    const pin = await dialog.findByRole('button', { name: 'Comment 2 by Jo Doe, outside' });
    await userEvent.click(pin);
    const showButton = dialog.getByRole('button', { name: 'Show comment 2 Spot' });
    await waitFor(() => expect(showButton).toHaveFocus());
    await expect(showButton).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByText('outside')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show comment 1 Title' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Resolve comment 2' }));
    await userEvent.click(await dialog.findByText('Resolved (2)'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Reopen comment 2' }));
    await expect(await dialog.findByText('Resolved (1)')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Resolve comment 2' })).toBeVisible());
  },
};

/** Shows the approved version next to the one in review, and their text changes. */
export const Changes: Story = {
  play: async () => {
    const dialog = await review();
    const changes = within(
      await dialog.findByRole('region', { name: 'Changes since version 1 was approved' }),
    );
    await expect(changes.getByRole('img', { name: 'Picture of Version 1' })).toBeVisible();
    await expect(changes.getByRole('img', { name: 'Picture of Version 3' })).toBeVisible();
    await expect(changes.getByText(/^\d+ differences?$/)).toBeVisible();
    changes.getByText(/^\d+ differences?$/).scrollIntoView();
  },
};

/** Keyboard only: a spot by arrow keys, then a field from the list. */
export const Write: Story = {
  args: { library: libraryInReview(false) },
  play: async () => {
    const dialog = await review();
    await expect(await dialog.findByText(/^No comments yet\./)).toBeVisible();
    (await dialog.findByRole('button', { name: 'Add a comment' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
    const ring = dialog.getByRole('slider', { name: 'Comment location' });
    ring.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
    await expect(ring).toHaveAttribute('aria-valuetext', '40% from the left, 49% from the top');
    await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
    await expect(await dialog.findByText('Enter a comment.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Brighter, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
    await expect(await dialog.findByText('Comment added.')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Comment 1 by Max Brandt' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));

    await userEvent.click(dialog.getByRole('button', { name: 'Add a comment' }));
    (await dialog.findByRole('combobox', { name: 'Comment on' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Shorter, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
    await expect(await dialog.findByRole('button', { name: 'Show comment 2 Title' })).toBeVisible();
  },
};

/** An unsent comment stays, even when the dialog is closed. */
export const NotSent: Story = {
  args: { library: libraryInReview(false), failures: { 'comments.add': 'unreachable' } },
  play: async () => {
    let dialog = await review();
    const picture = await dialog.findByRole('img', { name: `“${name}”` });
    await userEvent.click(picture);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'Brighter, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
    await expect(await dialog.findByText(/^The server isn't responding/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: `Review “${name}”` }));
    dialog = within(await screen.findByRole('dialog', { name }));
    await expect(await dialog.findByDisplayValue('Brighter, please.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog.queryByDisplayValue('Brighter, please.')).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { failures: { 'comments.list': 'unreachable', 'approvals.lastApproved': 'unreachable' } },
  play: async () => {
    const dialog = await review();
    await expect(await dialog.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    await expect(dialog.getByText("Couldn't load the previously approved version.")).toBeVisible();
    // It can still be approved.
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await review();
    const picture = await dialog.findByRole('img', { name: `“${name}”` });
    await waitFor(() => expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    const pin = dialog.getByRole('button', { name: 'Comment 2 by Jo Doe, outside' });
    await expect(pin.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
