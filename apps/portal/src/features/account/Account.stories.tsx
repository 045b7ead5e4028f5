import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';

const meta = {
  title: 'Portal/Account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog, and gives what fills it in. */
async function openPassword() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  return async (current: string, next: string) => {
    for (const [label, words] of [
      ['Current Password', current],
      ['New Password', next],
      ['Confirm New Password', next],
    ] as const) {
      const field = dialog.getByLabelText(label);
      await userEvent.clear(field);
      if (words) await userEvent.type(field, words);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Update Password' }));
    return dialog;
  };
}

export const ChangePassword: Story = {
  play: async () => {
    const fill = await openPassword();
    const dialog = await fill('not-the-password', 'another-Sunrise-7');
    await expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    await expect(dialog.getByLabelText('Current Password')).toHaveFocus();
    await expect(dialog.getByLabelText('New Password')).toHaveValue('another-Sunrise-7');
    await fill('Daybreak-demo-1', 'another-Sunrise-7');
    await toastShown('Your password has been updated successfully!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CurrentPasswordMissing: Story = {
  play: async () => {
    const dialog = await (await openPassword())('', 'another-Sunrise-7');
    await expect(await dialog.findByText('Enter your current password.')).toBeVisible();
  },
};

export const TooManyGuesses: Story = {
  args: { failing: { 'auth.updatePassword': 'tooManyRequests' } },
  play: async () => {
    const dialog = await (await openPassword())('Daybreak-demo-1', 'another-Sunrise-7');
    await expect(await dialog.findByText(/^Too many attempts\./)).toBeVisible();
  },
};

export const PasswordDark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await openPassword();
  },
};
