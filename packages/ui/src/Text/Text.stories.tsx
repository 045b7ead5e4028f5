import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;
const tones = ['main', 'muted'] as const;

const meta: Meta<typeof Text> = {
  title: 'Primitives/Text',
  component: Text,
  subcomponents: { Heading },
  tags: ['autodocs'],
  argTypes: {
    size: { control: 'radio', options: sizes },
    tone: { control: 'radio', options: tones },
    as: { control: false },
  },
  args: { children: 'Every panel has a second sunrise.' },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="3">
      {sizes.map((size) => tones.map((tone) => <Text {...args} key={size + tone} size={size} tone={tone} />))}
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack gap="3">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Heading {level}
        </Heading>
      ))}
    </Stack>
  ),
};
