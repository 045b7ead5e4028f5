import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { withUserSample } from '../../../../storybook/stories.tsx';
import { poster } from '../../../designers/poster/poster.ts';
import { workbenchOf } from '../../workbench/Workbench.tsx';
import { memoryDrafts } from '../draftStore.ts';

const Poster = workbenchOf(poster);

const meta: Meta<typeof Poster> = {
  title: 'Designers/Drafts and undo',
  decorators: [withUserSample],
  component: Poster,
};
export default meta;
type Story = StoryObj<typeof Poster>;
type Canvas = ReturnType<typeof within>;

const stored = (draft: unknown, key = 'poster') => {
  const drafts = memoryDrafts();
  drafts.save(key, draft);
  return drafts;
};
const initial = 'Bring us your retired panels';
const title = (canvas: Canvas) => canvas.getByLabelText('Title');
const menu = async (canvas: Canvas, draft: string, item: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: draft }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/**
 * Words, choices, and Reset are undone in order, with buttons that name the step and with keys. Undone steps can be
 * redone.
 */
export const UndoAndRedo: Story = {
  play: async ({ canvas }) => {
    const undo = () => canvas.getByRole('button', { name: /^Undo/ });
    await expect(undo()).toHaveAttribute('aria-disabled', 'true');
    // The form renders after the piece.
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await expect(undo()).toHaveAccessibleName('Undo: Title');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Theme' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Blue/ }));
    await expect(undo()).toHaveAccessibleName('Undo: Theme');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(title(canvas)).toHaveValue(initial);

    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Reset' }));
    await expect(canvas.getByText('Undone: Reset')).toBeInTheDocument();
    await expect(title(canvas)).toHaveValue(`${initial}!`);
    await userEvent.click(undo());
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('White');
    title(canvas).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(title(canvas)).toHaveValue(initial);
    await expect(undo()).toHaveAccessibleName('Undo');

    await userEvent.keyboard('{Control>}y{/Control}');
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(title(canvas)).toHaveValue(`${initial}!`);
    await userEvent.click(canvas.getByRole('button', { name: 'Redo: Theme' }));
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('Blue');
  },
};

/** In a text that isn't part of the piece, the browser's own undo works. */
export const OtherTextsUndoThemselves: Story = {
  args: { drafts: stored({ title: 'Mine' }) },
  play: async ({ canvas }) => {
    await userEvent.type(title(canvas), '!');
    await menu(canvas, 'Draft 1', 'Rename');
    const name = await screen.findByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    const key = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
    await expect(name.dispatchEvent(key)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(title(canvas)).toHaveValue('Mine!');
  },
};

/** Drafts can be named, created, duplicated, deleted, and restored; each keeps its own words and steps. */
export const SeveralDrafts: Story = {
  args: { drafts: stored({ title: 'The first' }) },
  play: async ({ canvas }) => {
    await menu(canvas, 'Draft 1', 'Rename');
    await userEvent.clear(await screen.findByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Spring fair{Enter}');
    await userEvent.type(title(canvas), '!');

    await menu(canvas, 'Spring fair', 'Duplicate');
    await expect(await canvas.findByRole('button', { name: 'Copy of Spring fair' })).toBeVisible();
    await expect(title(canvas)).toHaveValue('The first!');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await menu(canvas, 'Copy of Spring fair', 'New draft');
    await expect(title(canvas)).toHaveValue(initial);

    await menu(canvas, 'Draft 1', 'Spring fair');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Title' }));
    await expect(title(canvas)).toHaveValue('The first');
    await menu(canvas, 'Spring fair', 'Delete');
    await expect(canvas.getByText('“Spring fair” deleted.')).toBeInTheDocument();
    await expect(title(canvas)).toHaveValue('The first!');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore “Spring fair”' }));
    await expect(await canvas.findByRole('button', { name: 'Spring fair' })).toBeVisible();
    await expect(title(canvas)).toHaveValue('The first');
  },
};

/** The menu with several drafts, one of them with a long name. */
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    drafts: stored(
      {
        open: '',
        drafts: [
          { id: '', name: 'Maximiliana Featherstonehaugh-Oyelaran’s spring event' },
          { id: 'b', name: 'Draft 2' },
        ],
        thrown: [{ id: 'c', name: 'Autumn' }],
      },
      'poster.drafts',
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maximiliana/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Restore “Autumn”' })).toBeVisible();
  },
};

/** A draft from a newer version opens with the fields this version knows, says so, and keeps the rest. */
export const FromAnotherVersion: Story = {
  args: { drafts: stored({ title: 'Mine', theme: 'holographic', motto: 'Later' }) },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByText(/fields can't be shown in this version: Theme, motto/),
    ).toBeVisible();
    await userEvent.type(title(canvas), '!');
    await waitFor(() =>
      expect(args.drafts?.load('poster')).toMatchObject({
        title: 'Mine!',
        theme: 'holographic',
        motto: 'Later',
      }),
    );
  },
};

/** There's room for the draft but not for its steps. One message says both, and nothing on screen is lost. */
export const NoRoomForSteps: Story = {
  args: {
    drafts: {
      ...memoryDrafts(),
      save: (key) => {
        if (key.endsWith('.history')) throw new DOMException('full', 'QuotaExceededError');
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(title(canvas), '!');
    await expect(
      await canvas.findByText(/can undo your changes only until you leave this page/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Title' }));
    await expect(title(canvas)).toHaveValue(initial);
  },
};

/** Changes saved elsewhere show up here alongside what's being typed. */
export const FollowsAnotherTab: Story = {
  args: { drafts: stored({ title: 'Mine' }) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Subtitle'), '!');
    args.drafts?.save('poster', { ...(args.drafts.load('poster') as object), title: 'Theirs' });
    await waitFor(() => expect(title(canvas)).toHaveValue('Theirs'));
    await expect(canvas.getByLabelText('Subtitle')).toHaveDisplayValue(/!$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Title' }));
    await expect(title(canvas)).toHaveValue('Mine');
  },
};
