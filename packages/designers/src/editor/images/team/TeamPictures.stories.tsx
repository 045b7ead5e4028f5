import depot from '@daybreak/media/assets/images/logistics-dock-480.webp';
import bench from '@daybreak/media/assets/images/technician-bench-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { newDraft } from '../../drafts/draft.ts';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import { defineFields } from '../../fields/fields.ts';
import { usePictures } from '../usePictures.ts';
import type { TeamPictures } from './teamPictures.ts';

const fields = defineFields({
  picture: { kind: 'picture', label: 'Picture', fills: 1, standIn: 'solar-farm' },
  partner: { kind: 'picture', label: 'Partner logo' },
});

interface FormProps {
  teamPictures: TeamPictures;
  /** Called with the value for the draft. */
  onEdit: (name: string, value: string) => void;
}

function Form({ teamPictures, onEdit }: FormProps) {
  const [draft, setDraft] = useState({ ...newDraft(fields) });
  const pictures = usePictures(undefined, undefined, teamPictures);
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <FieldsForm
        fields={fields}
        draft={draft}
        tooLong={[]}
        pictures={pictures}
        onEdit={(name, next) => {
          setDraft((before) => ({ ...before, [name]: next }));
          onEdit(name, next);
        }}
      />
    </div>
  );
}

const crew = {
  id: 'crew',
  title: 'The crew at the bench',
  topics: ['repair', 'apprentice'],
  credit: 'Ana Reyes',
  expiresOn: '2099-12-31',
  faces: [
    { x: 0.2, y: 0.1, width: 0.1, height: 0.2 },
    { x: 0.6, y: 0.3, width: 0.2, height: 0.2 },
  ],
  thumbnail: bench,
};
const photographs = [
  crew,
  {
    ...crew,
    id: 'depot',
    title: 'Our depot',
    topics: ['truck'],
    credit: 'Luis Ortega',
    expiresOn: null,
    faces: [],
    thumbnail: depot,
  },
];
const team = (): TeamPictures => ({
  list: fn(async () => photographs),
  load: fn(async () => (await fetch(bench)).blob()),
  states: async () => new Map(),
});

const meta: Meta<typeof Form> = {
  title: 'Designers/Team photos',
  component: Form,
  args: { onEdit: fn() },
  beforeEach: ({ args }) => {
    args.teamPictures ??= team();
  },
};
export default meta;
type Story = StoryObj<typeof Form>;

const picture = () => within(screen.getByRole('group', { name: 'Picture' }));
const choosing = async () => {
  await userEvent.click(picture().getByRole('button', { name: 'Choose picture' }));
  return within(await screen.findByRole('dialog', { name: 'Choose picture' }));
};

/** Team photos have their own group. The search finds them by title, topic and credit. */
export const Search: Story = {
  play: async () => {
    const dialog = await choosing();
    const group = within(await dialog.findByRole('group', { name: 'Team photos' }));
    await expect(group.getAllByRole('option')).toHaveLength(2);
    const search = dialog.getByRole('searchbox', { name: 'Search pictures' });
    for (const query of ['crew', 'apprentice', 'reyes']) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await waitFor(() => expect(group.getAllByRole('option')).toHaveLength(1));
      await expect(group.getByRole('option')).toHaveAccessibleName(/The crew at the bench.*Ana Reyes/);
    }
  },
};
export const Dark: Story = { ...Search, globals: { theme: 'dark' } };

/** The crop keeps the faces in view, the picture has a description, and its credit and last day are shown. */
export const Chosen: Story = {
  play: async ({ args }) => {
    const dialog = await choosing();
    await userEvent.click(await dialog.findByRole('option', { name: /The crew/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      'picture',
      'upload:team-crew 0.5,0.3 1 The%20crew%20at%20the%20bench',
    );
    await expect(picture().getByText('Photo: Ana Reyes. Can be used until December 31, 2099.')).toBeVisible();
    await expect(picture().getByLabelText('Description')).toHaveValue('The crew at the bench');
    // Chosen again, it isn't loaded again, and it isn't one of the user's own pictures.
    const again = await choosing();
    await expect(await again.findByRole('option', { selected: true })).toHaveAccessibleName(/The crew/);
    await expect(again.queryByRole('group', { name: 'Your pictures' })).toBeNull();
    await userEvent.click(again.getByRole('option', { name: /The crew/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.teamPictures.load).toHaveBeenCalledTimes(1);
  },
};

/** The photograph can't be loaded: nothing changes, and the dialog says what to do. */
export const NotLoaded: Story = {
  args: { teamPictures: { ...team(), load: () => Promise.reject(new Error('Offline')) } },
  play: async ({ args }) => {
    const dialog = await choosing();
    await userEvent.click(await dialog.findByRole('option', { name: /Our depot/ }));
    await dialog.findByText(/Couldn't load “Our depot”/);
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** The list can't be loaded: the other pictures are still there. */
export const ListFailed: Story = {
  beforeEach: ({ args }) => {
    let isOnline = false;
    const list = async () => {
      if (isOnline) return photographs;
      isOnline = true;
      throw new Error('Offline');
    };
    args.teamPictures = { ...team(), list };
  },
  play: async () => {
    const dialog = await choosing();
    await expect(dialog.getByRole('group', { name: 'Library' })).toBeVisible();
    await dialog.findByText(/Couldn't load team photos/);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByRole('group', { name: 'Team photos' });
    await expect(dialog.queryByText(/Couldn't load/)).toBeNull();
  },
};

/** A logo is the user's own, so no team photo is offered for it. */
export const NotForLogos: Story = {
  play: async () => {
    const logo = within(screen.getByRole('group', { name: 'Partner logo' }));
    await userEvent.click(logo.getByRole('button', { name: 'Choose logo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('group', { name: 'Team photos' })).toBeNull();
  },
};
