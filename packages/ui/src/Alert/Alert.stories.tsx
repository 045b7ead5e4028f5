import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert, alertTones } from './Alert.tsx';

const meta: Meta<typeof Alert> = {
  title: 'Primitives/Alert',
  component: Alert,
  tags: ['autodocs'],
  argTypes: { tone: { control: 'radio', options: alertTones } },
  args: {
    tone: 'warning',
    title: "The server isn't responding",
    children: 'Your text is still here. Try again in a minute.',
  },
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="3">
      {alertTones.map((tone) => (
        <Alert {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

const again = fn();
export const WithAnAction: Story = {
  args: {
    tone: 'danger',
    action: (
      <Button size="small" onClick={again}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    again.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = { args: { children: undefined } };
