import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../../storybook/toastShown.ts';
import { sampleLibrary } from '../../../backend/memory/library/sampleLibrary.ts';
import { samplePeople } from '../../../backend/memory/people.ts';
import { peopleWith } from '../testing/samplePeople.ts';

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('daybreak-card:')) localStorage.removeItem(key);
};

const meta = {
  title: 'Portal/Staff directory',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/staff-directory', signedInAs: 'sam@daybreak.example', people: peopleWith(19) },
  // Unsaved changes must not leak into the next story.
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const asSuperAdmin = { signedInAs: 'ada@daybreak.example' };
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  return within(heading.closest('article') as HTMLElement);
};
const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const Staff: Story = {
  play: async ({ canvas }) => {
    const max = await cardOf('Max Brandt');
    await expect(max.getByRole('link', { name: 'max@daybreak.example' })).toHaveAttribute(
      'href',
      'mailto:max@daybreak.example',
    );
    await expect(await max.findByRole('link', { name: '(512) 555-0110' })).toHaveAttribute(
      'href',
      'tel:+15125550110',
    );
    await expect(canvas.queryByText('Administrator')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Edit|Access)/ })).toBeNull();
    await expect((await screen.findAllByText(/Phone number needed/))[0]).toBeVisible();
    await expect(screen.getAllByText(/\(Last name needed\)/)[0]).toBeVisible();
  },
};

export const Admin: Story = {
  args: { signedInAs: 'max@daybreak.example' },
  play: async ({ canvas }) => {
    await cardOf('Sam Rivera');
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
};

export const SuperAdmin: Story = {
  args: asSuperAdmin,
  play: async () => {
    const own = await cardOf('Ada Lindqvist');
    await expect(await own.findByText('Super Administrator')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Edit Ada Lindqvist' })).toBeVisible();
    await expect(own.queryByRole('button', { name: /^Access/ })).toBeNull();
    await expect(
      (await cardOf('Sam Rivera')).getByRole('button', { name: 'Access for Sam Rivera' }),
    ).toBeVisible();
  },
};

/** After three seconds without a response, the page says that it's still trying. */
export const Loading: Story = {
  args: { unanswered: ['staff.list'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still trying to connect...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failures: { 'staff.list': 'unreachable' } },
  play: async ({ canvas }) => {
    await toastShown('Failed to load staff directory');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Edited: Story = {
  args: asSuperAdmin,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sam Rivera' }));
    const form = within(await screen.findByRole('form', { name: 'Edit Sam Rivera' }));
    await waitFor(() => expect(form.getByLabelText(/First name/)).toHaveFocus());
    await expect(form.getByLabelText('Email')).toBeDisabled();
    await userEvent.clear(form.getByLabelText('Phone'));
    await userEvent.type(form.getByLabelText('Phone'), '(512) 555-0188{Enter}');
    await toastShown('Staff member updated successfully');
    await expect((await cardOf('Sam Rivera')).getByText('(512) 555-0188')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Sam Rivera' })).toHaveFocus());
  },
};

/** Edits one card at a time: unsaved changes in the first are still there on return, and Escape discards them. */
export const OneCardAtATime: Story = {
  args: asSuperAdmin,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sam Rivera' }));
    await userEvent.type(screen.getByLabelText('Last name'), '-Ortiz');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Max Brandt' }));
    await expect(screen.getAllByRole('form')).toHaveLength(1);
    await expect(screen.getByRole('form', { name: 'Edit Max Brandt' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Sam Rivera' }));
    await expect(screen.getByLabelText('Last name')).toHaveValue('Rivera-Ortiz');
    await userEvent.keyboard('{Escape}');
    await expect((await cardOf('Sam Rivera')).queryByText(/Ortiz/)).toBeNull();
  },
};

export const FirstNameMissing: Story = {
  args: asSuperAdmin,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sam Rivera' }));
    await userEvent.clear(screen.getByLabelText(/First name/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Enter a first name.')).toBeVisible();
    await expect(screen.getByLabelText(/First name/)).toHaveFocus();
  },
};

export const SaveFails: Story = {
  args: { ...asSuperAdmin, failures: { 'staff.update': 'refused' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sam Rivera' }));
    await userEvent.type(screen.getByLabelText('Last name'), '-Ortiz{Enter}');
    await toastShown('Failed to update staff member');
    await expect(screen.getByLabelText('Last name')).toHaveValue('Rivera-Ortiz');
  },
};

export const RoleChanged: Story = {
  args: asSuperAdmin,
  play: async () => {
    await choose('Access for Sam Rivera', 'Make Administrator');
    await screen.findByRole('dialog', { name: 'Make Sam Rivera an Administrator?' });
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
    await toastShown('Staff member updated successfully');
    await expect((await cardOf('Sam Rivera')).getByText('Administrator')).toBeVisible();
  },
};

export const Deactivated: Story = {
  args: asSuperAdmin,
  play: async ({ canvas }) => {
    await choose('Access for Sam Rivera', 'Deactivate');
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Sam Rivera/ })).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deactivated' }));
    await choose('Access for Sam Rivera', 'Activate');
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Sam Rivera/ })).toBeNull());
  },
};

/** Hands over someone's pieces to a colleague, before or after deactivating them. */
export const PiecesHandedOver: Story = {
  args: asSuperAdmin,
  render: (args) => <PortalStory library={sampleLibrary()} {...args} />,
  play: async ({ canvas }) => {
    await choose('Access for Sam Rivera', 'Deactivate');
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over 7 pieces' }));
    await expect(await screen.findByText('Choose a colleague.')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Hand over to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Max Brandt' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hand over 7 pieces' }));
    await expect(await screen.findByText('7 pieces handed over to Max Brandt.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Sam Rivera/ })).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deactivated' }));
    await choose('Access for Sam Rivera', 'Hand over pieces');
    await expect(await screen.findByText('Sam Rivera has no pieces in the library.')).toBeVisible();
  },
};

export const AccessRefused: Story = {
  args: { ...asSuperAdmin, failures: { 'staff.setActive': 'refused' } },
  play: async () => {
    await choose('Access for Sam Rivera', 'Deactivate');
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await toastShown('The backend was told to fail.');
    await expect(screen.getByRole('dialog', { name: 'Deactivate Sam Rivera?' })).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await cardOf('Sam Rivera');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'asset coord');
    await expect(await canvas.findByText(/^\d of 23 people/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText(/^23 people/)).toBeVisible();
  },
};

export const NobodyMatches: Story = {
  args: { path: '/staff-directory?q=xyzzy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one found' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: /Max Brandt/ })).toBeVisible();
  },
};

export const NobodyDeactivated: Story = {
  args: {
    ...asSuperAdmin,
    path: '/staff-directory?status=inactive',
    people: samplePeople().filter(({ staff }) => staff?.isActive),
  },
};

export const LongContent: Story = {
  args: {
    ...asSuperAdmin,
    people: peopleWith(6, {
      firstName: 'Maximiliana-Alexandrina-Theodora',
      lastName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
      jobTitle: 'Senior Associate for Photovoltaic Module Recovery, Documentation and Customer Relations',
      phone: '+1 (512) 555-0110 extension 0123456789',
    }),
  },
};

export const RightToLeft: Story = {
  args: { people: peopleWith(3, { firstName: 'נועה', lastName: 'כהן', jobTitle: 'רכזת מיחזור' }) },
};

export const FiveThousandPeople: Story = {
  args: { ...asSuperAdmin, people: peopleWith(5_000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^4,\d{3} people/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'bruno.1991');
    await expect(await canvas.findByText(/^1 of 4,\d{3} people/)).toBeVisible();
  },
};

export const Phone: Story = { args: asSuperAdmin, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { args: asSuperAdmin, globals: { theme: 'dark' } };
