import portrait from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Avatar } from './Avatar.tsx';

const sizes = ['small', 'medium', 'large', 'xlarge'] as const;

const meta: Meta<typeof Avatar> = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  argTypes: { size: { control: 'radio', options: sizes } },
  args: { name: 'Ada Reyes', size: 'medium' },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Row gap="3">
      {sizes.map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

export const Picture: Story = { args: { src: portrait, size: 'large' } };

/** If the URL doesn't lead to a picture, the initials stay. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'large' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** Letters outside ASCII, and a name without any letters. */
export const UnusualNames: Story = {
  render: (args) => (
    <Row gap="3">
      <Avatar {...args} name="Łukasz Ørsted" />
      <Avatar {...args} name="נועה כהן" />
      <Avatar {...args} name="" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ŁØ')).toBeVisible();
  },
};
