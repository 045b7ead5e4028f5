import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeLooks, badgeTones } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  argTypes: {
    tone: { control: 'radio', options: badgeTones },
    look: { control: 'radio', options: badgeLooks },
  },
  args: { children: 'Active' },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap="3">
      {badgeLooks.map((look) => (
        <Row key={look} gap="2" wrap>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {tone}
            </Badge>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};
