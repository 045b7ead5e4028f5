import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PieceStory, type PieceStoryProps } from '../../../../../storybook/PieceStory.tsx';

const meta = {
  title: 'Portal/Piece/Comments',
  component: PieceStory,
  parameters: { layout: 'fullscreen' },
  // Unsaved comments must not leak into the next story.
  beforeEach() {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof PieceStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Prepare = NonNullable<PieceStoryProps['prepare']>;

const [ada, max] = ['ada@daybreak.example', 'max@daybreak.example'];
const id = '6f9c1b1e-6a0e-4c55-9c0e-0000000000b1';

const prepareComments: Prepare = async (as) => {
  await as(max).library.create({
    ...{ id, designer: 'poster', designerVersion: 1, brandVersion: '1', name: 'Spring fair' },
    ...{ draft: { title: 'Bring us your panels' }, pictures: {} },
  });
  return id;
};

/** Version 1 has an outside comment and an administrator's; version 2 has none. */
const discussed: Prepare = async (as) => {
  await prepareComments(as);
  const { library, approvals, comments } = as(max);
  await as(ada).approvals.setRule({ designer: 'poster', isOn: true, marksPictures: false, approvers: [] });
  await approvals.requestApproval(id, {
    designerVersion: 1,
    brandVersion: '1',
    contact: null,
    preflight: null,
    base: 1,
  });
  await as(ada).comments.add(id, 1, {
    ...{ id: crypto.randomUUID(), pin: { field: 'title' }, text: 'Shorter, please.' },
  });
  const { token } = await library.createReviewLink(id, { version: 1, days: 14 });
  await comments.addByLink(token, 'Jo Doe', {
    ...{ id: crypto.randomUUID(), pin: { side: 'front', x: 0.2, y: 0.9 }, text: 'Is this our old logo?' },
  });
  await as(ada).approvals.askForChanges(id, 1, 'See the comments.');
  await library.save({
    ...{ id, base: 1, changed: { title: 'Panels wanted' }, mutation: crypto.randomUUID(), pictures: {} },
    ...{ designerVersion: 1, brandVersion: '1' },
  });
  await library.keepVersion(id);
  return id;
};
const viewed: Prepare = async (as) => {
  await discussed(as);
  await as(max).library.share(id, null, 'view');
  return id;
};

/** The bar counts open comments. The dialog opens the version that they refer to. */
export const Resolve: Story = {
  args: { prepare: discussed },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 comments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
    await expect(await dialog.findByRole('combobox', { name: 'Version' })).toHaveTextContent(
      'Version 1, 2 open comments',
    );
    await expect(await dialog.findByText('outside')).toBeVisible();
    // The field's text in this version.
    await expect(dialog.getByText('Bring us your panels', { selector: 'p' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show comment 1 Title' }));
    await waitFor(() => expect(document.querySelector('[data-place]')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Show comment 2 Spot' }));
    await expect(dialog.getByRole('button', { name: 'Comment 2 by Jo Doe, outside' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Resolve comment 2' }));
    await expect(await dialog.findByText('Resolved (1)')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: '1 comment' })).toBeVisible();
  },
};

/** A viewer can comment, but not resolve. */
export const ViewOnly: Story = {
  args: { prepare: viewed, signedInAs: 'sam@daybreak.example' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 comments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
    await expect(await dialog.findByText('outside')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Resolve/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add a comment' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'I like it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
    await expect(await dialog.findByText('I like it.')).toBeVisible();
  },
};

const fromMenu = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Piece' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Comments…' }));
  return within(await screen.findByRole('dialog', { name: 'Comments' }));
};

/** If a piece has no comments yet, commenting is in the menu. */
export const None: Story = {
  args: { prepare: prepareComments },
  play: async ({ canvas }) => {
    const dialog = await fromMenu(canvas);
    await expect(await dialog.findByText(/^No comments yet\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /comments?$/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { prepare: prepareComments, failures: { 'comments.list': 'unreachable' } },
  play: async ({ canvas }) => {
    const dialog = await fromMenu(canvas);
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Shows the approval history next to the versions. */
export const Record: Story = {
  args: { prepare: discussed },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Piece' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Approvals' }));
    const record = within(await dialog.findByRole('region', { name: 'Approvals' }));
    const events = await record.findAllByRole('listitem');
    await expect(events).toHaveLength(2);
    await expect(events[0]).toHaveTextContent('Ada Lindqvist asked for changes to version 1');
    await expect(events[0]).toHaveTextContent('See the comments.');
    await expect(events[1]).toHaveTextContent('You requested approval of version 1');
    await userEvent.click(record.getAllByRole('button', { name: 'View version 1' })[0] as HTMLElement);
    await expect(await dialog.findByRole('region', { name: 'Version 1' })).toBeVisible();
  },
};

export const NothingHappened: Story = {
  args: { prepare: prepareComments },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Piece' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Approvals' }));
    await expect(await dialog.findByText('No approvals yet.')).toBeVisible();
  },
};
