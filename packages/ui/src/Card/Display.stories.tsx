import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, RotateCcw } from 'lucide-react';
import { expect } from 'storybook/test';
import { Alert, alertTones } from '../Alert/Alert.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge, badgeLooks, badgeTones } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Row } from '../Row/Row.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta: Meta = { title: 'Primitives/Display' };
export default meta;
type Story = StoryObj;

export const Cards: Story = {
  render: () => (
    <Row gap="4" align="stretch" wrap>
      {(['none', 'small', 'medium'] as const).map((padding) => (
        <Card key={padding} padding={padding} interactive={padding === 'medium'} style={{ inlineSize: 220 }}>
          <Heading level={3}>Poster</Heading>
          <Text size="sm" tone="muted">
            Padding: {padding}
          </Text>
        </Card>
      ))}
    </Row>
  ),
};

export const Badges: Story = {
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

export const Alerts: Story = {
  render: () => (
    <Stack gap="3">
      {alertTones.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title="The server does not answer"
          action={<Button size="small">Try again</Button>}
        >
          Your text is still here. Try again in a minute.
        </Alert>
      ))}
    </Stack>
  ),
};

export const People: Story = {
  render: () => (
    <Row gap="3">
      <Avatar name="Ada Reyes" size="small" />
      <Avatar name="Łukasz Ørsted" />
      <Avatar name="" size="large" />
    </Row>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Stack gap="5" style={{ maxInlineSize: 420 }}>
      <Spinner label="Loading the directory" />
      <Progress label="Drawing 18 × 24 in" value={42} />
      <Progress label="Preparing" />
      <Stack gap="2">
        <Skeleton width="60%" height={20} />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Drawing 18 × 24 in' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<Inbox size={32} />}
      title="No pictures yet"
      action={<Button icon={<RotateCcw size={16} aria-hidden="true" />}>Look again</Button>}
    >
      Pictures that you add appear here and in every designer.
    </EmptyState>
  ),
};

export const Words: Story = {
  render: () => (
    <Stack gap="4">
      <PageHeader
        title="Marketing Center"
        description="Choose what you need. Everything stays in the house's look."
        actions={<Button tone="primary">New piece</Button>}
        back={<Link href="#back">Back</Link>}
      />
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Heading {level}
        </Heading>
      ))}
      <Text size="lg">Large</Text>
      <Text>
        Text with <Link href="#inside">a link</Link> and{' '}
        <Link href="https://www.daybreak.example" newTab>
          one that leaves
        </Link>
        .
      </Text>
      <Text size="sm" tone="muted">
        Small and muted
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'one that leaves (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const people = [
  { name: 'Ada Reyes', title: 'Chief Executive', pieces: 12 },
  { name: 'Maximiliana Featherstonehaugh-Oyelaran', title: 'Director of Decommissioning', pieces: 1_204 },
];
export const Tables: Story = {
  render: () => (
    <Stack gap="5">
      {[people, []].map((rows) => (
        <Table
          key={rows.length}
          caption={rows.length > 0 ? 'Colleagues' : 'Nobody yet'}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', header: 'Name', cell: ({ name }) => name },
            { id: 'title', header: 'Title', cell: ({ title }) => title },
            {
              id: 'pieces',
              header: 'Pieces',
              align: 'end',
              cell: ({ pieces }) => pieces.toLocaleString('en-US'),
            },
          ]}
          empty="Colleagues appear here when they have made something."
        />
      ))}
    </Stack>
  ),
};
export const TablesOnAPhone: Story = { ...Tables, globals: { viewport: { value: 'mobile1' } } };
