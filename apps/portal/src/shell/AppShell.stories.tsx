import { version as brand } from '@daybreak/brand/package.json';
import { version as designers } from '@daybreak/designers/package.json';
import { mediaQueries } from '@daybreak/ui/css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../storybook/PortalStory.tsx';
import { saying } from '../../storybook/saying.ts';
import { toastShown } from '../../storybook/toastShown.ts';
import { samplePeople } from '../backend/memory/people.ts';

const meta = {
  title: 'Portal/Shell',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', signedInAs: 'sam@daybreak.example' },
  // Starts each story as on a first visit, without a sidebar that an earlier story collapsed.
  beforeEach: async () => {
    const forget = () => cookieStore.delete('sidebar:state');
    await forget();
    return forget;
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the sidebar, which on a phone is a drawer outside the story's element. */
async function openSidebar() {
  const toggle = await screen.findByRole('button', { name: 'Toggle sidebar' });
  if (matchMedia(mediaQueries.mobile).matches) await userEvent.click(toggle);
  return screen.findByRole('navigation', { name: 'Main' });
}

const signOut = async () => {
  await openSidebar();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
};

export const Staff: Story = {
  play: async () => {
    await openSidebar();
    await expect(await screen.findByText('Sam Rivera')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByText(`Brand ${brand} · Designers ${designers}`)).toBeVisible();
    await expect(screen.getByRole('link', { name: /^HDD Buyers/ })).toHaveAttribute('target', '_blank');
  },
};

export const Admin: Story = { args: { signedInAs: 'max@daybreak.example' } };

export const SuperAdmin: Story = { args: { signedInAs: 'ada@daybreak.example' } };

/** Someone without an active directory entry sees a message instead of empty pages, and no password dialog. */
export const NotActive: Story = {
  args: { signedInAs: 'ivo@daybreak.example' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: "Your account isn't active" })).toBeVisible();
    await expect(
      screen.getByText(
        saying(/^You're signed in as ivo@daybreak\.example\. Please contact your administrator/),
      ),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

/** While the directory doesn't respond, no one is told that they aren't active. */
export const DirectoryUnreachable: Story = {
  args: { failures: { 'staff.own': 'unreachable', 'staff.role': 'unreachable' } },
  play: async () => {
    await openSidebar();
    await expect(screen.queryByText("Your account isn't active")).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Ctrl+B collapses the sidebar to the icon rail, and expands it again. */
export const Collapsed: Story = {
  play: async () => {
    await openSidebar();
    await userEvent.keyboard('{Control>}b{/Control}');
  },
};

export const SigningOut: Story = {
  play: async ({ canvas }) => {
    await signOut();
    await toastShown('You have been logged out of your account.');
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

/** Even if the server can't be told, this device is signed out. */
export const SigningOutOffline: Story = {
  args: { failures: { 'auth.signOut': 'unreachable' } },
  play: async ({ canvas }) => {
    await signOut();
    await toastShown('There was a problem signing you out.');
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

/** Without profile and directory, the shell works, the user is 'User', and the greeting uses the account's name. */
export const NamesUnreadable: Story = {
  args: { failures: { 'profiles.ensure': 'unreachable', 'staff.own': 'unreachable' } },
  play: async () => {
    await openSidebar();
    await expect(await screen.findByText('User')).toBeVisible();
  },
};

export const NoNameAnywhere: Story = {
  args: {
    signedInAs: 'sam@daybreak.example',
    people: samplePeople().map((person) => ({
      ...person,
      names: {},
      profile: { firstName: '', lastName: '', displayName: '', passwordChanged: true },
    })),
    // Every entry has a name, so it's unknown only while the directory doesn't answer.
    failures: { 'staff.own': 'unreachable' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /, there! Welcome back\.$/ })).toBeVisible();
    await openSidebar();
    await expect(await screen.findByText('User')).toBeVisible();
  },
};

export const DefaultPassword: Story = {
  args: { signedInAs: 'nia@daybreak.example' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Change Your Password' });
    await userEvent.type(screen.getByLabelText('New Password'), 'short');
    await userEvent.type(screen.getByLabelText('Confirm New Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
    await expect(
      (await screen.findAllByText('Password must be at least 8 characters long.')).length,
    ).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

/** Shows the server's own message after too many attempts or a server error. */
export const DefaultPasswordNotTaken: Story = {
  args: { signedInAs: 'nia@daybreak.example', failures: { 'auth.updatePassword': 'tooManyRequests' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Your Password' }));
    const field = dialog.getByLabelText('New Password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('another-Sunrise-7');
    await userEvent.type(dialog.getByLabelText('Confirm New Password'), 'another-Sunrise-7{Enter}');
    await expect(await dialog.findByText('The backend was told to fail.')).toBeVisible();
    await userEvent.type(field, '7');
    await expect(dialog.queryByText('The backend was told to fail.')).toBeNull();
  },
};

/** A hosted project can require the current password: then the dialog has a field for it. */
export const DefaultPasswordAskedFor: Story = {
  args: { signedInAs: 'nia@daybreak.example', failures: { 'auth.updatePassword': 'currentPassword' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Your Password' }));
    await expect(dialog.queryByLabelText('Current Password')).toBeNull();
    await userEvent.type(dialog.getByLabelText('New Password'), 'another-Sunrise-7');
    await userEvent.type(dialog.getByLabelText('Confirm New Password'), 'another-Sunrise-7{Enter}');
    const field = await dialog.findByLabelText('Current Password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('Enter your current password.')).toBeVisible();
  },
};

export const DefaultPasswordChanged: Story = {
  args: { signedInAs: 'nia@daybreak.example' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Change Your Password' });
    await userEvent.type(screen.getByLabelText('New Password'), 'another-Sunrise-7');
    await userEvent.type(screen.getByLabelText('Confirm New Password'), 'another-Sunrise-7');
    await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
    await toastShown('Your password has been updated successfully!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
