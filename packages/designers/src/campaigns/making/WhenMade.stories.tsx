import { Text } from '@daybreak/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithMakers } from './WithMakers.tsx';

const meta: Meta<typeof WithMakers> = {
  title: 'Designers/Campaign/Not loaded',
  component: WithMakers,
  args: {
    makersState: { makers: undefined, failed: true, retry: fn() },
    failureMessage: "Couldn't load the other designers.",
    children: () => <Text>The campaign.</Text>,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The code that makes the pieces failed to load: a message says so, and the user can try again. */
export const DidNotCome: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Couldn't load the other designers.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.makersState.retry).toHaveBeenCalled();
  },
};

/** The code is still loading. */
export const OnItsWay: Story = { args: { makersState: { makers: undefined, failed: false, retry: fn() } } };

/** The code has loaded. */
export const Came: Story = {
  args: { makersState: { makers: new Map(), failed: false, retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The campaign.')).toBeVisible();
  },
};
