import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Welcome } from './Welcome.tsx';

const meta = {
  title: 'Portal/Dashboard/Welcome',
  component: Welcome,
  args: { now: new Date(2026, 10, 20, 8, 15), firstName: 'Ada', visibleCount: 3, onSkip: fn() },
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {
  args: { visibleCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Good morning, Ada! Welcome back.' })).toBeVisible();
    await expect(canvas.queryByText('Friday, November 20, 2026')).not.toBeVisible();
  },
};

export const GreetingAndDate: Story = {
  args: { visibleCount: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Friday, November 20, 2026')).toBeVisible());
  },
};

export const Complete: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('figure', { name: "Today's quote" })).toBeVisible());
  },
};

export const Evening: Story = { args: { now: new Date(2026, 10, 20, 18, 0) } };

export const NoFirstName: Story = {
  args: { firstName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Good morning, there! Welcome back.' })).toBeVisible();
  },
};

export const LongName: Story = { args: { firstName: 'Maximiliana-Alexandrina Wolfeschlegelsteinhausen' } };
