import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Primitives/Text area',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Description', rows: 3, hint: "Say what it is, who it's for and when it happens." },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Description');
    await userEvent.type(area, 'Open day{Enter}on Saturday');
    await expect(area).toHaveValue('Open day\non Saturday');
  },
};

export const OverTheLimit: Story = {
  args: {
    label: 'Caption',
    hint: undefined,
    defaultValue: 'This caption is too long',
    counter: { count: 284, limit: 280 },
    error: 'Shorten the caption by 4 characters.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Caption')).toHaveAccessibleDescription(
      /Shorten.*284\/280 characters used/,
    );
  },
};

export const Disabled: Story = { args: { defaultValue: 'Set by an administrator', disabled: true } };
