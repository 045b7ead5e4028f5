import portrait from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PieceStory, type PieceStoryProps } from '../../../../storybook/PieceStory.tsx';
import { toastShown } from '../../../../storybook/toastShown.ts';
import { newcomer, samplePeople } from '../../../backend/memory/people.ts';

const meta = {
  title: 'Portal/Piece',
  component: PieceStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PieceStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Prepare = NonNullable<PieceStoryProps['prepare']>;

const [ada, max, sam] = ['ada@daybreak.example', 'max@daybreak.example', 'sam@daybreak.example'];
const id = '6f9c1b1e-6a0e-4c55-9c0e-000000000001';
const first = {
  title: 'Bring us your panels',
  subtitle: 'Saturday, from ten to four.',
  theme: 'blue',
};
const made = { designer: 'poster', designerVersion: 1, brandVersion: '1', pictures: {} };
const change = (base: number, changed: Record<string, string>) => ({
  id,
  base,
  changed,
  mutation: crypto.randomUUID(),
  designerVersion: 1,
  brandVersion: '1',
  pictures: {},
});

const ofMax: Prepare = async (as) => {
  await as(max).library.create({ ...made, id, name: 'Spring fair', draft: first });
  return id;
};
const withVersions: Prepare = async (as) => {
  const { library } = as(max);
  await ofMax(as);
  await library.nameVersion(id, 1, 'As agreed');
  await library.share(id, null, 'edit');
  await library.save(change(1, { title: 'Bring us your old panels and batteries' }));
  await library.keepVersion(id);
  await as(sam).library.save(change(2, { theme: 'orange', subtitle: 'Saturday, from nine to four.' }));
  await library.keepVersion(id);
  return id;
};
const shared: Prepare = async (as) => {
  await ofMax(as);
  await as(max).library.share(id, null, 'view');
  return id;
};
/** Both start from revision 1, and Max saves last. */
const replaced: Prepare = async (as) => {
  await ofMax(as);
  await as(max).library.share(id, 'user-sam', 'edit');
  await as(sam).library.save(change(1, { title: 'Sunshine for sale' }));
  await as(max).library.save(change(1, { title: 'Panels wanted' }));
  return id;
};
const template = '6f9c1b1e-6a0e-4c55-9c0e-0000000000aa';
const ofTemplate: Prepare = async (as) => {
  const { library } = as(max);
  await ofMax(as);
  const published = { id: template, piece: id, name: 'Fair poster', summary: 'For a stand at a fair.' };
  await library.publishTemplate({ ...published, rules: { theme: 'locked', title: 'must_change' } });
  const copy = '6f9c1b1e-6a0e-4c55-9c0e-000000000002';
  await as(sam).library.startFromTemplate(copy, template, 'Our fair', undefined);
  await library.save(change(1, { theme: 'orange' }));
  await library.publishTemplate({ ...published, rules: { theme: 'locked', title: 'must_change' } });
  return copy;
};

const choose = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Piece' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

export const InThisBrowserOnly: Story = {
  args: { onDone: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('In this browser for now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save to your pieces' }));
    const named = await dialog('Save to your pieces');
    await userEvent.clear(await named.findByLabelText('Name'));
    await userEvent.click(named.getByRole('button', { name: 'Save' }));
    await expect(await named.findByText('Enter a name.')).toBeVisible();
    await expect(named.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(named.getByLabelText('Name'), 'Spring fair');
    await userEvent.type(named.getByLabelText('Folder'), 'Fairs');
    await userEvent.click(named.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith('kept Spring fair in Fairs');
    await expect(args.onDone).toHaveBeenCalledWith('draft renamed Spring fair');
  },
};

export const Waiting: Story = {
  args: { prepare: ofMax, state: { is: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^In this browser for now\. Your changes will be saved/, {
        selector: '[role="status"]',
      }),
    ).toBeInTheDocument();
  },
};

export const NotSaved: Story = {
  args: {
    prepare: ofMax,
    state: { is: 'notSaved', why: "This piece doesn't exist, or it isn't shared with you." },
    onDone: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "Not saved: This piece doesn't exist, or it isn't shared with you.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onDone).toHaveBeenCalledWith('tried again');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a new piece' }));
    const named = await dialog('Save to your pieces');
    await userEvent.click(named.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('kept Copy of Spring fair in no folder'));
  },
};

export const ViewOnlyAndOpenElsewhere: Story = {
  args: {
    prepare: shared,
    signedInAs: sam,
    others: [{ accountId: 'user-max', seenAt: '2026-11-22T12:00:00Z' }],
    onDone: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('You can view this piece but not edit it.')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^Also open: Max/ })).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith(
      'rules {"mustChange":{},"locked":"all","lockedHint":"View only"}',
    );
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    const named = await dialog('Duplicate the piece');
    await userEvent.click(named.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith(
        expect.stringMatching(/^went to \/marketing-materials\?type=poster&piece=/),
      ),
    );
  },
};

export const CaredFor: Story = {
  args: { prepare: ofMax, onDone: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Saved');
    await choose('Rename…');
    const named = await dialog('Rename the piece');
    await userEvent.clear(await named.findByLabelText('Name'));
    await userEvent.type(named.getByLabelText('Name'), 'Autumn fair{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('draft renamed Autumn fair'));
    await choose('Move to folder…');
    const moved = await dialog('Move to a folder');
    await userEvent.type(await moved.findByLabelText('Folder'), 'Fairs{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Move to folder…');
    await waitFor(async () =>
      expect((await dialog('Move to a folder')).getByLabelText('Folder')).toHaveValue('Fairs'),
    );
    await userEvent.keyboard('{Escape}');
    await choose('Move to trash');
    await toastShown('You can restore it for 30 days.');
    await expect(args.onDone).toHaveBeenCalledWith('went to /marketing-materials');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith(`went to /marketing-materials?type=poster&piece=${id}`),
    );
  },
};

export const Sharing: Story = {
  args: { prepare: ofMax },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const sharing = await dialog('Share');
    await userEvent.click(await sharing.findByRole('combobox', { name: 'Access for All staff' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Can view' }));
    await waitFor(() =>
      expect(sharing.getByRole('combobox', { name: 'Access for All staff' })).toHaveTextContent('Can view'),
    );
    await userEvent.type(sharing.getByLabelText('Add a colleague'), 'sam');
    await userEvent.click(await sharing.findByRole('button', { name: /^Sam/ }));
    const rights = await sharing.findByRole('combobox', { name: /^Access for Sam/ });
    await expect(rights).toHaveTextContent('Can view');
    await userEvent.click(sharing.getByRole('button', { name: 'Create a review link' }));
    await expect(await sharing.findByText(/You won't see it again/)).toBeVisible();
    await expect(sharing.getByText(/\/review\/./)).toBeVisible();
    await userEvent.click(await sharing.findByRole('button', { name: 'Revoke the link to version 1' }));
    await expect(await sharing.findByText('Revoked')).toBeVisible();
  },
};

const withNoor = [...samplePeople(), newcomer('noor@daybreak.example', 'Noor')];

/** With the right to invite, users can invite a colleague without an account from here. */
export const SharingInvites: Story = {
  args: {
    people: withNoor,
    signedInAs: ada,
    prepare: async (as) => {
      await as(ada).library.create({ ...made, id, name: 'Spring fair', draft: first });
      return id;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const sharing = await dialog('Share');
    await userEvent.type(await sharing.findByLabelText('Add a colleague'), 'noor');
    await userEvent.click(await sharing.findByRole('button', { name: 'Invite Noor' }));
    await expect(await sharing.findByText(/^Invitation sent\./)).toBeVisible();
  },
};
export const SharingAsksForAccount: Story = {
  args: { people: withNoor, prepare: ofMax },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const sharing = await dialog('Share');
    await userEvent.type(await sharing.findByLabelText('Add a colleague'), 'noor');
    await expect(await sharing.findByText(/^No account yet\. Ask a super administrator/)).toBeVisible();
    await expect(sharing.queryByRole('button', { name: /^Invite/ })).toBeNull();
  },
};

/** Colleagues with and without a photo, one of them with a long name. */
export const SharingWithPhotos: Story = {
  args: {
    people: samplePeople().map((person) =>
      person.staff && !person.email.startsWith('ada')
        ? { ...person, staff: { ...person.staff, photo: portrait } }
        : person.staff
          ? { ...person, staff: { ...person.staff, lastName: 'Featherstonehaugh-Wolfeschlegelstein' } }
          : person,
    ),
    prepare: async (as) => {
      await ofMax(as);
      await as(max).library.share(id, 'user-sam', 'edit');
      await as(max).library.share(id, 'user-ada', 'view');
      return id;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const sharing = await screen.findByRole('dialog', { name: 'Share' });
    await within(sharing).findByRole('combobox', { name: /^Access for Sam/ });
    await waitFor(() => {
      const photos = [...sharing.querySelectorAll('img')];
      expect(photos).toHaveLength(2);
      for (const photo of photos) expect(photo.naturalWidth).toBeGreaterThan(0);
    });
  },
};

export const Versions: Story = {
  args: { prepare: withVersions },
  play: async ({ canvas }) => {
    await canvas.findByText('Saved');
    await choose('Versions…');
    const versions = await dialog('Versions');
    const list = within(await versions.findByRole('navigation', { name: 'Versions' }));
    // Named versions come before the full list.
    await expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Current/),
      'Approvals',
      expect.stringMatching(/^As agreed/),
      expect.stringMatching(/^Version 3/),
      expect.stringMatching(/^Version 2/),
      expect.stringMatching(/^As agreed/),
    ]);
    await userEvent.click(list.getByRole('button', { name: /^Version 2/ }));
    await expect(await versions.findByRole('img', { name: 'Picture: Version 2' })).toBeVisible();
    await userEvent.click(versions.getByRole('button', { name: 'Compare' }));
    await expect(await versions.findByText('2 differences')).toBeVisible();
    await expect(versions.getByText('nine', { exact: false, selector: 'ins span' })).toBeVisible();
    await userEvent.click(versions.getByRole('tab', { name: 'Highlight differences' }));
    await expect(await versions.findByRole('img', { name: 'Picture: differences' })).toBeVisible();
    await userEvent.click(versions.getByRole('button', { name: 'Close comparison' }));
    await userEvent.click(await versions.findByRole('button', { name: 'Name this version' }));
    await userEvent.type(versions.getByLabelText('Name'), 'Longer title{Enter}');
    await waitFor(() => expect(list.getAllByRole('button', { name: /^Longer title/ })).toHaveLength(2));
    await userEvent.click(versions.getByRole('button', { name: 'Restore this version' }));
    const sure = await dialog('Restore version 2?');
    await userEvent.click(sure.getByRole('button', { name: 'Restore this version' }));
    await toastShown('Version 2 restored as version 4');
  },
};

/** The latest changes are at the top before they're saved. An earlier version is restored from the comparison. */
export const VersionsNow: Story = {
  args: {
    prepare: async (as) => {
      await withVersions(as);
      await as(max).library.save(change(3, { title: 'Changed a moment ago' }));
      return id;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Saved');
    await choose('Versions…');
    const versions = await dialog('Versions');
    const list = within(await versions.findByRole('navigation', { name: 'Versions' }));
    await expect(list.getAllByRole('button')[0]).toHaveTextContent('CurrentNot saved as a version yet');
    await expect(await versions.findByRole('img', { name: 'Picture: Current' })).toHaveTextContent(
      'Changed a moment ago',
    );
    await expect(versions.queryByRole('button', { name: 'Restore this version' })).toBeNull();
    await userEvent.click(versions.getByRole('button', { name: 'Compare' }));
    await expect(await versions.findByText('1 difference')).toBeVisible();
    await userEvent.click(versions.getByRole('button', { name: 'Restore “Version 3”' }));
    const sure = await dialog('Restore version 3?');
    await userEvent.click(sure.getByRole('button', { name: 'Restore this version' }));
    await toastShown('Version 3 restored as version 5');
  },
};

export const VersionsFail: Story = {
  args: { prepare: withVersions, failures: { 'library.history': 'unreachable' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Saved');
    await choose('Versions…');
    const versions = await dialog('Versions');
    await expect(await versions.findByText(/^The server isn't responding/)).toBeVisible();
  },
};

export const Replaced: Story = {
  args: { prepare: replaced, signedInAs: sam },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Max Brandt replaced your Title/ }));
    const values = await dialog('Replaced values');
    await expect(values.getByText('Sunshine for sale')).toBeVisible();
    await userEvent.click(values.getByRole('button', { name: 'Restore: Title' }));
    await waitFor(() => expect(values.queryByRole('button', { name: 'Restore: Title' })).toBeNull());
    await userEvent.click(values.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('button', { name: /replaced your/ })).toBeNull();
  },
};

export const PublishedAsTemplate: Story = {
  args: { prepare: ofMax },
  play: async ({ canvas }) => {
    await canvas.findByText('Saved');
    await choose('Publish as template…');
    const publishing = await dialog('Publish as template');
    const name = await publishing.findByLabelText<HTMLInputElement>('Name');
    const { value } = name;
    await userEvent.clear(name);
    await userEvent.click(publishing.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, value);
    await userEvent.click(await publishing.findByRole('combobox', { name: 'Rule for Title' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Must change' }));
    await userEvent.click(publishing.getByRole('combobox', { name: 'Rule for Theme' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Locked' }));
    await expect(publishing.getByText('1 locked field, 1 placeholder')).toBeVisible();
    await userEvent.click(publishing.getByRole('button', { name: 'Publish' }));
    await toastShown('“Spring fair” published as version 1');
  },
};

export const NewerTemplate: Story = {
  args: { prepare: ofTemplate, signedInAs: sam, onDone: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'A newer version of this template is available' }),
    );
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith(
        'rules {"locked":["theme"],"mustChange":{"title":"Bring us your panels"}}',
      ),
    );
    const newer = await dialog('A newer version of this template is available');
    await expect(newer.getByText('1 difference')).toBeVisible();
    await userEvent.click(newer.getByRole('button', { name: 'Update' }));
    await toastShown('Updated to the newer template');
  },
};
