import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';
import type { Position } from '../../backend/interfaces/Positions.ts';
import { applicationOf } from '../../backend/memory/sampleApplications.ts';

const technician: Position = {
  id: '00000000-0000-4000-b000-000000000001',
  title: 'Field Technician',
  place: 'Austin, Texas',
  country: 'US',
  isRemote: false,
  kind: 'full_time',
  description: 'You take solar panels down, test them, and bring them to the hall.',
  pay: { from: 52_000, to: 64_000, per: 'year' },
  closesOn: '2099-01-31',
  isClosed: false,
};
const positions = (): Position[] => [
  technician,
  {
    ...technician,
    id: '00000000-0000-4000-b000-000000000002',
    title: 'Buyer of used hardware',
    place: 'Remote',
    isRemote: true,
    kind: 'contract',
    pay: { from: 45, to: 60, per: 'hour' },
    closesOn: null,
  },
  {
    ...technician,
    id: '00000000-0000-4000-b000-000000000003',
    title: 'Summer intern',
    kind: 'internship',
    pay: null,
    closesOn: '2020-05-31',
  },
  {
    ...technician,
    id: '00000000-0000-4000-b000-000000000004',
    title: 'Accountant',
    kind: 'part_time',
    isClosed: true,
  },
];
const applications = () => [
  applicationOf({ id: 'jo', position: { id: technician.id, title: technician.title } }),
  applicationOf({ id: 'bela', firstName: 'Bela' }),
];

const meta = {
  title: 'Portal/Positions',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/positions', signedInAs: 'max@daybreak.example' },
  render: (args) => <PortalStory positions={positions()} applications={applications()} {...args} />,
  // Unsaved changes must not leak into the next story.
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('daybreak-position:')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 positions, 2 open');
    await expect(canvas.getByRole('link', { name: 'Positions' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: '1 application' }));
    await canvas.findByRole('button', { name: 'Jo Doe' });
    await expect(canvas.queryByRole('button', { name: 'Bela Doe' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Position' })).toHaveTextContent('Field Technician');
  },
};

export const Table: Story = {};

export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add position' }));
    const opened = await dialog();
    await userEvent.click(opened.getByRole('button', { name: 'Save position' }));
    await expect(await opened.findByText('Enter a title.')).toBeVisible();
    await userEvent.type(opened.getByLabelText(/^Title/), 'Driver');
    await userEvent.type(opened.getByLabelText(/^Location/), 'Dallas');
    await userEvent.type(opened.getByLabelText(/^Minimum pay/), '20');
    await userEvent.click(opened.getByRole('button', { name: 'Save position' }));
    await expect(await opened.findByText('Enter both amounts, or leave both blank.')).toBeVisible();
    await userEvent.type(opened.getByLabelText(/^Maximum pay/), '24');
    await userEvent.click(opened.getByRole('button', { name: 'Save position' }));
    await toastShown('Position saved');
    await canvas.findByText('5 positions, 3 open');
    await canvas.findByRole('button', { name: 'Driver' });
  },
};

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buyer of used hardware' }));
    const opened = await dialog();
    await userEvent.click(opened.getByRole('checkbox', { name: 'Close this position' }));
    await expect(opened.getByText('Not saved yet. Your draft is in this browser only.')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Save position' }));
    await canvas.findByText('4 positions, 1 open');
    await userEvent.click(canvas.getByRole('button', { name: 'Buyer of used hardware' }));
    const again = await dialog();
    await userEvent.click(again.getByRole('button', { name: 'Delete position' }));
    await userEvent.click(again.getByRole('button', { name: 'Delete for good' }));
    await toastShown('Position deleted');
    await canvas.findByText('3 positions, 1 open');
  },
};

/** A position with applications can be closed, but not deleted. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Field Technician' }));
    const opened = await dialog();
    await expect(opened.queryByRole('button', { name: 'Delete position' })).toBeNull();
    await expect(
      opened.getByText(/job-application\?position=00000000-0000-4000-b000-000000000001$/),
    ).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: { failures: { 'positions.save': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Summer intern' }));
    const opened = await dialog();
    await userEvent.type(opened.getByLabelText(/^Location/), '!');
    await userEvent.click(opened.getByRole('button', { name: 'Save position' }));
    await expect(await opened.findByText(/^The server isn't responding/)).toBeVisible();
    await expect(opened.getByLabelText(/^Location/)).toHaveValue('Austin, Texas!');
  },
};

export const Empty: Story = {
  render: (args) => <PortalStory {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No positions yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { unanswered: ['positions.list'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the positions');
  },
};

export const Failed: Story = {
  args: { failures: { 'positions.list': 'unreachable' } },
  play: async ({ canvas }) => {
    await toastShown('Failed to load the positions');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have access to this page" }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Positions' })).toBeNull();
  },
};

/** The page doesn't deny access until it knows whether the user has to turn on two-step sign-in first. */
export const NotKnownYet: Story = {
  args: { signedInAs: 'sam@daybreak.example', unanswered: ['profiles.ensure'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the positions');
    // Nothing shows that the answers have arrived and no message will come, so this gives them time.
    await new Promise((done) => setTimeout(done, 500));
    await expect(canvas.queryByRole('heading', { name: "You don't have access to this page" })).toBeNull();
  },
};

export const Longest: Story = {
  render: (args) => (
    <PortalStory
      {...args}
      positions={[
        {
          ...technician,
          title: 'Bartholomew-Maximilian '.repeat(5).trim(),
          place: 'W'.repeat(120),
          pay: { from: 9_999_999, to: 10_000_000, per: 'year' },
        },
      ]}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
