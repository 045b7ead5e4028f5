import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../../storybook/toastShown.ts';
import { samplePlaces } from '../../../backend/memory/account.ts';

const meta = {
  title: 'Portal/Account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog and returns a function that fills it in. */
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
    await expect(await dialog.findByText("This isn't your current password.")).toBeVisible();
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
  args: { failures: { 'auth.updatePassword': 'tooManyRequests' } },
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

/** The "Where you're signed in" card. */
const places = async () => within(await screen.findByRole('region', { name: "Where you're signed in" }));

export const SignOutElsewhere: Story = {
  play: async () => {
    const card = await places();
    await expect(await card.findByText('Safari on iPhone')).toBeVisible();
    await expect(card.getByText('This device')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Sign out everywhere else' }));
    await toastShown("You're signed out everywhere else.");
    await expect(await card.findByText("You're not signed in anywhere else.")).toBeVisible();
    await expect(card.queryByText('Safari on iPhone')).toBeNull();
  },
};

export const SignOutOne: Story = {
  play: async () => {
    const card = await places();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Safari on iPhone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await toastShown('Signed out of Safari on iPhone.');
    await expect(await card.findByText("You're not signed in anywhere else.")).toBeVisible();
    await expect(card.getByText('This device')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** This device has no sign-out button in the list, because the menu has one. */
export const SignOutOneCancelled: Story = {
  play: async () => {
    const card = await places();
    await expect((await card.findAllByRole('button', { name: /^Sign out .* on / })).length).toBe(1);
    await userEvent.click(card.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Safari on iPhone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(card.getByText('Safari on iPhone')).toBeVisible();
    await waitFor(() =>
      expect(card.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveFocus(),
    );
  },
};

export const SigningOutOneFails: Story = {
  args: { failures: { 'account.signOutPlace': 'unreachable' } },
  play: async () => {
    const card = await places();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(
      await dialog.findByText("Couldn't sign out of that session. Check your connection and try again."),
    ).toBeVisible();
    await expect(card.getByText('Safari on iPhone')).toBeInTheDocument();
  },
};

/** Many sessions: a few first, the rest on request. One has no user agent, another a very long one. */
export const ManyPlaces: Story = {
  args: {
    places: [
      ...samplePlaces(),
      ...Array.from({ length: 21 }, (_, index) => ({
        id: `place-${index}`,
        userAgent: index === 0 ? null : 'Unheard-of-browser/'.repeat(20),
        address: index === 1 ? '2001:db8:85a3:8d3:1319:8a2e:370:7348' : null,
        since: '2025-12-31T23:59:00+00:00',
        lastSeen: '2026-01-02T10:00:00+00:00',
        isCurrent: false,
      })),
    ],
  },
  play: async () => {
    const card = await places();
    await userEvent.click(await card.findByRole('button', { name: 'Show all 23' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(23);
  },
};

export const PlacesUnknown: Story = {
  args: { failures: { 'account.places': 'unreachable' } },
  play: async () => {
    const card = await places();
    await expect(await card.findByText("Couldn't load your sessions.")).toBeVisible();
    await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PlacesLoading: Story = {
  args: { unanswered: ['account.places'] },
  play: async () => {
    await expect((await places()).getByLabelText('Loading your sessions')).toBeVisible();
  },
};

export const SigningOutElsewhereFails: Story = {
  args: { failures: { 'account.signOutElsewhere': 'unreachable' } },
  play: async () => {
    const card = await places();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out everywhere else' }));
    await toastShown("Couldn't sign out your other sessions. Check your connection and try again.");
    await expect(card.getByText('Safari on iPhone')).toBeVisible();
  },
};
