import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { saying } from '../../../../storybook/saying.ts';
import { invitationToken } from '../../../backend/memory/memoryInvitations.ts';
import { type MemoryPerson, newcomer, samplePeople } from '../../../backend/memory/people.ts';

const email = 'ines@daybreak.example';
const invited = (changes: Partial<NonNullable<MemoryPerson['invitation']>> = {}): MemoryPerson[] => [
  ...samplePeople(),
  {
    ...newcomer(email, 'Ines'),
    invitation: {
      email,
      sentAt: '2026-11-20T09:00:00Z',
      expiresAt: '2126-11-27T09:00:00Z',
      isWithdrawn: false,
      bounceReason: null,
      ...changes,
    },
  },
];

const meta = {
  title: 'Portal/Invitation',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/invitation', people: invited() },
  // The page reads the token behind the "#" in the window's address.
  beforeEach: () => {
    const before = location.hash;
    location.hash = invitationToken(email);
    return () => {
      location.hash = before;
    };
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(`You'll sign in as ${email}.`))).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New Password'), 'short');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(
      (await canvas.findAllByText('Password must be at least 8 characters long.'))[0],
    ).toBeVisible();
  },
};

export const Expired: Story = {
  args: { people: invited({ expiresAt: '2026-11-21T09:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation has expired')).toBeVisible();
  },
};

export const Withdrawn: Story = {
  args: { people: invited({ isWithdrawn: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation no longer works')).toBeVisible();
  },
};

export const NoLink: Story = {
  args: { people: samplePeople() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is incomplete')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failures: { 'people.openInvitation': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't check the invitation")).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
