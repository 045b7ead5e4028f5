import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';
import { samplePeople } from '../../backend/memory/people.ts';

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (/^daybreak-(profile|company):/.test(key)) localStorage.removeItem(key);
};

const meta = {
  title: 'Portal/Profile',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'sam@daybreak.example' },
  // Unsaved changes must not leak into the next story.
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Sam');
    await expect(canvas.getByText('Staff Member')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(canvas.getByText('Sales Associate')).toBeVisible();
    await expect(canvas.queryByLabelText('Job title')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save Company Info' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: 'New job applications' })).toBeNull();
    for (const name of [/^Open Gmail/, /^Open Google Calendar/])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  },
};

export const Admin: Story = {
  args: { signedInAs: 'max@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Administrator')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save Company Info' })).toBeNull();
  },
};

/** Reviewers choose whether to get emails about new applications. */
export const Notices: Story = {
  args: { signedInAs: 'max@daybreak.example' },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('checkbox', { name: 'New job applications' });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await toastShown("You won't get emails about new applications");
    await expect(choice).not.toBeChecked();
  },
};

export const NoticesNotSaved: Story = {
  args: { signedInAs: 'max@daybreak.example', failures: { 'account.setApplicationMails': 'unreachable' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'New job applications' }));
    await expect(await canvas.findByText("Couldn't save your choice. Try again.")).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'New job applications' })).toBeChecked();
  },
};

export const SuperAdmin: Story = {
  args: { signedInAs: 'ada@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Super Administrator')).toBeVisible();
    const jobTitle = canvas.getByLabelText('Job title');
    await userEvent.clear(jobTitle);
    await userEvent.type(jobTitle, 'Managing Director');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Company Info' }));
    await toastShown('Company information updated successfully');
    await expect(jobTitle).toHaveValue('Managing Director');
  },
};

/** After three seconds without a response, the page says that it's still trying. */
export const Loading: Story = {
  args: { unanswered: ['staff.own'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still trying to connect...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failures: { 'staff.own': 'unreachable' } },
  play: async ({ canvas }) => {
    await toastShown('Failed to load profile data');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** With the role function failing, the page shows the directory entry's role, and nothing that needs more rights. */
export const RoleUnknown: Story = {
  args: { signedInAs: 'ada@daybreak.example', failures: { 'staff.role': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Super Administrator')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save Company Info' })).toBeNull();
  },
};

/** Without an entry and a response from the function, the role defaults to 'Staff Member'. */
export const NoStaffRecord: Story = {
  args: {
    people: samplePeople().map((person) => ({ ...person, staff: null })),
    failures: { 'staff.role': 'unreachable' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Staff Member')).toBeVisible();
    await expect(canvas.queryByText('Phone')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    people: samplePeople().map((person) => ({
      ...person,
      profile: {
        firstName: 'Maximiliana-Alexandrina '.repeat(4),
        lastName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
        displayName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5),
        passwordChanged: true,
      },
      staff: person.staff && {
        ...person.staff,
        phone: '+1 (512) 555-0110 extension 0123456789',
        jobTitle: 'Senior Associate for Photovoltaic Module Recovery and Documentation'.repeat(1),
      },
    })),
  },
};

export const Saving: Story = {
  play: async ({ canvas }) => {
    const firstName = await canvas.findByLabelText('First name');
    const save = canvas.getByRole('button', { name: 'Save Profile' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Samuel');
    await expect(canvas.getByText(/^You have unsaved changes/)).toBeVisible();
    await userEvent.click(save);
    await toastShown('Profile updated successfully');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(await screen.findByRole('link', { name: 'Samuel Rivera' })).toBeVisible();
  },
};

export const SaveFails: Story = {
  args: { failures: { 'profiles.save': 'unreachable' } },
  play: async ({ canvas }) => {
    const lastName = await canvas.findByLabelText('Last name');
    await userEvent.type(lastName, '-Ortiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await toastShown('Failed to save profile');
    await expect(lastName).toHaveValue('Rivera-Ortiz');
    await expect(canvas.getByRole('button', { name: 'Save Profile' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Unsaved changes stay during a visit to another page. */
export const UnsavedChangesWait: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Display name'), ' the Second');
    await userEvent.click(screen.getByRole('link', { name: 'Fantasy Football' }));
    await canvas.findByRole('table');
    await userEvent.click(screen.getByRole('link', { name: 'Sam Rivera' }));
    const displayName = await canvas.findByLabelText('Display name');
    await expect(displayName).toHaveValue('Sam Rivera the Second');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(displayName).toHaveValue('Sam Rivera');
  },
};

export const SigningOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await toastShown('You have been logged out of your account.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { args: { signedInAs: 'ada@daybreak.example' }, globals: { theme: 'dark' } };

/** Exports everything that the user has on the server, or deletes it permanently once they type a word. */
export const YourLibrary: Story = {
  render: (args) => <PortalStory library={sampleLibrary()} {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have 7 pieces, and 2 more in the trash.')).toBeVisible();
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await toastShown('Library downloaded');
    const [anchor] = saved.mock.contexts;
    await expect((anchor as HTMLAnchorElement).download).toMatch(/^daybreak-library-\d{4}-\d\d-\d\d\.zip$/);
    saved.mockRestore();

    await userEvent.click(canvas.getByRole('button', { name: 'Delete all my pieces' }));
    const field = await screen.findByLabelText('Type DELETE to confirm');
    await userEvent.type(field, 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await expect(await screen.findByText('Type DELETE in capital letters.')).toBeVisible();
    await expect(canvas.getByText('You have 7 pieces, and 2 more in the trash.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE');
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await toastShown('9 pieces deleted for good.');
    await expect(await canvas.findByText('You have 0 pieces.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download all' })).toBeNull();
  },
};

export const LibraryAway: Story = {
  args: { failures: { 'library.countOwnPieces': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't count your pieces.")).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Sam');
  },
};
