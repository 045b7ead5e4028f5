import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';

const button = { name: 'Seed CRM with Fake Data' };

const meta = {
  title: 'Portal/Seed CRM',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/seed-crm', signedInAs: 'max@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText('Added 25 sample leads.', { selector: 'main p' })).toBeVisible();
    await toastShown('Success');
  },
};

export const Twice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await canvas.findByText('Added 25 sample leads.', { selector: 'main p' });
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByText(/^All 25 sample leads/, { selector: 'main p' })).toBeVisible();
  },
};

export const Running: Story = {
  args: { unanswered: ['seeding.seedLeads'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(canvas.getByRole('button', { name: 'Seeding...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SignedOut: Story = {
  args: { signedInAs: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You're signed out")).toBeVisible();
    await expect(canvas.queryByRole('button', button)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fseed-crm',
    );
  },
};

/** A user whose role isn't enough sees who can do this, and no button. */
export const NotAllowed: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Only administrators and super administrators can do this.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
};

/** The role couldn't be read, so the server refuses. */
export const Refused: Story = {
  args: { signedInAs: 'sam@daybreak.example', failures: { 'staff.role': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Failed to seed data: Only administrators and super administrators can create sample leads.',
    );
  },
};

export const ServerDown: Story = {
  args: { failures: { 'seeding.seedLeads': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Failed to seed CRM data/);
    await expect(canvas.getByRole('button', button)).not.toHaveAttribute('aria-disabled');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
