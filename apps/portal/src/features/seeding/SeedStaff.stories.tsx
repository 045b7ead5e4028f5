import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { newcomer, samplePeople } from '../../backend/memory/people.ts';

const button = { name: 'Create Staff Accounts' };
const newcomers = [
  newcomer('maya.stone@daybreak.example', 'Maya'),
  newcomer('wilhelmina-alexandra.van-der-bilt-montgomery@daybreak.example', 'Wilhelmina-Alexandra'),
];

const meta = {
  title: 'Portal/Seed staff',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/seed-staff', signedInAs: 'ada@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Created: Story = {
  args: { people: [...samplePeople(), ...newcomers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText('Created 2 staff accounts.', { selector: 'main p' })).toBeVisible();
    await expect(canvas.getByText('h7Qp-Xk3m-T9wR-c4Nv-Y2bs-K8fJ')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Createdmaya.stone@daybreak.exampleAccount created.',
    );
  },
};

export const NobodyLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(
      await canvas.findByText('Everyone in the directory already has an account.', { selector: 'main p' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Default password')).toBeNull();
  },
};

export const CopyRefused: Story = {
  args: { people: [...samplePeople(), newcomer('maya.stone@daybreak.example', 'Maya')] },
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(await canvas.findByRole('button', button));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy default password' }));
    await expect(await canvas.findByText(/^Your browser blocked copying/)).toBeVisible();
    await expect(String(getSelection())).toBe('h7Qp-Xk3m-T9wR-c4Nv-Y2bs-K8fJ');
    clipboard.mockRestore();
  },
};

export const Running: Story = {
  args: { unanswered: ['seeding.createStaffAccounts'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(canvas.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SignedOut: Story = {
  args: { signedInAs: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You're signed out")).toBeVisible();
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
};

/** A user whose role isn't enough sees who can do this, and no button. */
export const NotAllowed: Story = {
  args: { signedInAs: 'max@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only a super administrator can do this.')).toBeVisible();
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
};

/** The role couldn't be read, so the server refuses. */
export const Refused: Story = {
  args: { signedInAs: 'max@daybreak.example', failures: { 'staff.role': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to seed accounts: Only a super administrator can create staff accounts.',
    );
  },
};

export const ServerDown: Story = {
  args: { failures: { 'seeding.createStaffAccounts': 'unexpected' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Failed to seed staff accounts/);
  },
};
