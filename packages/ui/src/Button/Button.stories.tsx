import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonSizes, buttonTones } from './variants.ts';

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
};
export default meta;
const sent = fn();
type Story = StoryObj<typeof Button>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="4">
      {buttonSizes.map((size) => (
        <Row key={size} gap="3" wrap>
          {buttonTones.map((tone) => (
            <Button {...args} key={tone} size={size} tone={tone}>
              {tone}
            </Button>
          ))}
          <Button {...args} size={size} icon={<Download size={16} />}>
            with icon
          </Button>
          <ButtonLink href="#variants" size={size}>
            a link
          </ButtonLink>
        </Row>
      ))}
    </Stack>
  ),
};

export const Busy: Story = {
  args: { tone: 'primary', busy: true, busyLabel: 'Please wait...', children: 'Sign In' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Please wait...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithAReason: Story = {
  args: { disabledReason: 'Fill in the title first.' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Fill in the title first.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** When disabled, it keeps its place in the tab order and submits no form. */
export const Disabled: Story = {
  args: { disabled: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: { children: 'Send the reset link to all the addresses entered above' },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

/** A button in a row with long text, as in a list of words to add. */
export const InANarrowRow: Story = {
  args: { icon: <Download size={14} />, size: 'small', children: 'Add' },
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: '14rem' }}>
      <span>Words that take two lines and leave little room for the button</span>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: 'Add' }).querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(14);
  },
};
