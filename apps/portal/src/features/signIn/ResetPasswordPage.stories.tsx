import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';

const meta = {
  title: 'Portal/Reset password',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/reset-password', signedInAs: 'sam@daybreak.example', arrivedByLink: true },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/');
  },
};

export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), 'sunrise');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'sunset{Enter}');
    await expect((await screen.findAllByText('Passwords do not match.')).length).toBeGreaterThan(0);
    await expect(canvas.getByLabelText('New Password')).toHaveValue('sunrise');
    await expect(canvas.getByLabelText('Confirm New Password')).toHaveFocus();
  },
};

export const Updating: Story = {
  args: { unanswered: ['auth.updatePassword'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), 'sunrise');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'sunrise{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Updating...' })).toBeVisible();
  },
};

/** Six characters are enough here; the forced change requires eight. */
export const Updated: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), '123456');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), '123456{Enter}');
    await toastShown('Your password has been updated successfully!');
    await expect(await canvas.findByRole('heading', { name: /Sam! Welcome back\.$/ })).toBeVisible();
  },
};

export const LinkNoLongerWorks: Story = {
  args: { signedInAs: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
};

const byMail = { signedInAs: undefined, arrivedByLink: false, links: { t1: 'sam@daybreak.example' } };

/** The form appears right away, and only its button uses up the link. */
export const FromTheMail: Story = {
  args: { ...byMail, path: '/reset-password#token_hash=t1&type=recovery' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), '12345');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), '12345{Enter}');
    await expect(
      (await screen.findAllByText('Password must be at least 6 characters long.')).length,
    ).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText('New Password'), '6');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), '6{Enter}');
    await toastShown('Your password has been updated successfully!');
    await expect(await canvas.findByRole('heading', { name: /Sam! Welcome back\.$/ })).toBeVisible();
  },
};

export const FromTheMailTooLate: Story = {
  args: { ...byMail, path: '/reset-password#token_hash=old&type=recovery' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), 'sunrise');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'sunrise{Enter}');
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
};

/** With the server unreachable, the link isn't used up: the second try works. */
export const FromTheMailUnreachable: Story = {
  args: {
    ...byMail,
    path: '/reset-password#token_hash=t1&type=recovery',
    failures: { 'auth.openLink': 'unreachable' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), 'sunrise');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'sunrise{Enter}');
    await toastShown('Failed to update password. Please try again.');
    await expect(canvas.getByLabelText('New Password')).toHaveValue('sunrise');
  },
};

/** A hosted project can require the address to be confirmed. */
export const ConfirmAddress: Story = {
  args: { ...byMail, path: '/reset-password#token_hash=t1&type=email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirm Your Email Address' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: /Sam! Welcome back\.$/ })).toBeVisible();
  },
};

export const ConfirmAddressTooLate: Story = {
  args: { ...byMail, path: '/reset-password#token_hash=old&type=email' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
};

/** The email's link signed its owner in; going back to sign-in ends that session. */
export const BackToSignIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Sign In' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};
