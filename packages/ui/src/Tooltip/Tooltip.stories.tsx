import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const sides = ['top', 'right', 'bottom', 'left'] as const;

const meta: Meta<typeof Tooltip> = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  argTypes: { children: { control: false }, side: { control: 'radio', options: sides } },
  args: { content: "Copy this draft's text", children: <Button>Copy</Button> },
  decorators: [
    (Story) => <div style={{ padding: 64, display: 'grid', justifyItems: 'start' }}>{Story()}</div>,
  ],
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent("Copy this draft's text");
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const UnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
