import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withUserSample } from '../../../../storybook/stories.tsx';
import { Email } from '../../../designers/email/Email.tsx';
import { poster } from '../../../designers/poster/poster.ts';
import type { OpenDraft } from '../../designer.ts';
import { workbenchOf } from '../../workbench/Workbench.tsx';
import { memoryDrafts } from '../draftStore.ts';
import type { DraftRules } from '../rules.ts';

const Poster = workbenchOf(poster);

const drafts = (designer: string, draft: unknown) => {
  const store = memoryDrafts();
  store.save(designer, draft);
  return store;
};
const ofTemplate: DraftRules = {
  locked: ['theme', 'subtitle', 'picture'],
  mustChange: { title: 'The name of your event' },
};
const begun = { title: 'The name of your event', subtitle: 'In our hall', theme: 'blue' };
const drawn = fn();

/** An example of a host's content there, which names the draft and renames it. */
function Beside({ open }: { open: OpenDraft }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <button type="button" onClick={() => setSaid(open.draft().title ?? '')}>
        {`About ${open.name}`}
      </button>
      <button type="button" onClick={() => open.rename('Spring fair')}>
        Name it
      </button>
      <output>{said}</output>
    </>
  );
}

const meta: Meta<typeof Poster> = {
  title: 'Designers/Beside a draft',
  decorators: [withUserSample],
  component: Poster,
  args: {
    besideDraft: (open) => {
      drawn(open.key);
      return <Beside open={open} />;
    },
  },
};
export default meta;
type Story = StoryObj<typeof Poster>;

/** Content next to the draft gets the latest keystroke without being redrawn by it. A new name shows right away. */
export const BesideTheDraft: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Title');
    await canvas.findByRole('button', { name: 'Draft 1' });
    const times = drawn.mock.calls.length;
    await userEvent.type(title, '!');
    await expect(drawn.mock.calls.length).toBe(times);
    await userEvent.click(canvas.getByRole('button', { name: 'About Draft 1' }));
    await expect(canvas.getByText('Bring us your retired panels!', { selector: 'output' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name it' }));
    await expect(await canvas.findByRole('button', { name: 'About Spring fair' })).toBeVisible();
  },
};

/** Locked fields are visible and never change. A placeholder blocks the download until it's replaced. */
export const Template: Story = {
  args: {
    drafts: drafts('poster', begun),
    rules: () => ofTemplate,
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText('Subtitle')).toBeDisabled();
    await expect(canvas.getByLabelText('Subtitle')).toHaveAccessibleDescription(/Locked by the template/);
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toBeDisabled();
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(/Replace the placeholder/);

    const download = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
      return within(await screen.findByRole('dialog', { name: 'Download' }));
    };
    const blocked = await download();
    await expect(await blocked.findByText('Replace the placeholder in “Title”.')).toBeVisible();
    await expect(blocked.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked.getByRole('button', { name: 'Cancel' }));

    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByLabelText('Title')).toHaveDisplayValue('Bring us your retired panels');
    await expect(canvas.getByLabelText('Subtitle')).toHaveDisplayValue('In our hall');
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('Blue');
    await waitFor(() => expect(args.drafts?.load('poster')).toMatchObject({ theme: 'blue' }));
    const free = await download();
    await waitFor(() => expect(free.getByRole('button', { name: 'Download' })).toBeEnabled());
    await expect(free.queryByText(/placeholder/)).toBeNull();
    await userEvent.click(free.getByRole('button', { name: 'Cancel' }));
  },
};

/** In the studio, locked text can't be edited on the piece either, and the checks name the placeholder. */
export const TemplateInTheStudio: Story = {
  parameters: { layout: 'fullscreen' },
  args: { drafts: drafts('poster', begun), rules: () => ofTemplate, view: 'studio', onViewChange: fn() },
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Poster studio' }));
    await expect(await room.findByRole('button', { name: 'About Draft 1' })).toBeVisible();
    const piece = within(room.getByRole('region', { name: 'Piece' }));
    await expect(await piece.findByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(piece.queryByRole('textbox', { name: 'Subtitle' })).toBeNull();
    await expect(await room.findByLabelText('Subtitle')).toBeDisabled();
    await userEvent.click(await room.findByRole('tab', { name: /^Checks/ }));
    await expect(await room.findByText('Replace the placeholder in “Title”.')).toBeVisible();
  },
};

/** On a phone, content next to the draft is above the piece and above its form. */
export const OnATelephone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  args: { view: 'studio', onViewChange: fn() },
  play: async () => {
    const room = within(await screen.findByRole('dialog', { name: 'Poster studio' }));
    for (const pane of ['Form', 'Piece']) {
      await userEvent.click(await room.findByRole('button', { name: pane }));
      const beside = await room.findByRole('button', { name: 'About Draft 1' });
      await expect(beside).toBeVisible();
      await expect(beside.closest('[inert]')).toBeNull();
    }
  },
};

/** A view-only draft can't be edited in the form or on the piece, and earlier steps can't be undone. */
export const OnlyLookedAt: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    drafts: drafts('poster', begun),
    rules: () => ({ locked: 'all', mustChange: {}, lockedHint: 'View only' }),
    view: 'studio',
    onViewChange: fn(),
  },
  play: async ({ args }) => {
    const room = within(await screen.findByRole('dialog', { name: 'Poster studio' }));
    for (const field of await room.findAllByRole('textbox')) await expect(field).toBeDisabled();
    await expect(room.getByLabelText('Title')).toHaveAccessibleDescription(/View only/);
    await expect(room.queryByRole('button', { name: 'Reset' })).toBeNull();
    // The keyboard can still scroll through it.
    await expect(room.getByRole('group', { name: 'Fields, read only' })).toHaveProperty('tabIndex', 0);
    const piece = within(room.getByRole('region', { name: 'Piece' }));
    await waitFor(() => expect(piece.getByText(/The name of your event/)).toBeVisible());
    await expect(piece.queryByRole('textbox')).toBeNull();
    // Only the current layout is offered.
    const layouts = within(await room.findByRole('group', { name: 'Your piece in every layout' }));
    await expect(layouts.getAllByRole('radio')).toHaveLength(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.drafts?.load('poster')).toEqual(begun);
  },
};

/** An email with a placeholder can't be sent. */
export const TemplateOfAMail: StoryObj<typeof Email> = {
  render: (args) => <Email {...args} />,
  args: {
    drafts: drafts('email', { subject: 'Subject of your mail' }),
    rules: () => ({ locked: ['template'], mustChange: { subject: 'Subject of your mail' } }),
    notify: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^HTML/ }));
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Replace the placeholder in “Subject”.' }),
    );
  },
};
