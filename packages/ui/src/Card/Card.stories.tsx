import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Row } from '../Row/Row.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const paddings = ['none', 'small', 'medium'] as const;

const meta: Meta<typeof Card> = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs'],
  argTypes: { padding: { control: 'radio', options: paddings } },
  args: {
    padding: 'medium',
    interactive: false,
    children: 'A card holds one item, such as a person, a material type or a picture.',
  },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = {};

export const Paddings: Story = {
  render: (args) => (
    <Row gap="4" align="stretch" wrap>
      {paddings.map((padding) => (
        <Card {...args} key={padding} padding={padding} style={{ inlineSize: 220 }}>
          <Heading level={3}>Poster</Heading>
          <Text size="sm" tone="muted">
            Padding: {padding}
          </Text>
        </Card>
      ))}
    </Row>
  ),
};

export const Interactive: Story = { args: { interactive: true } };
