import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'Primitives/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  args: {
    title: 'Marketing Center',
    description: 'Choose what you need. Everything stays on brand.',
  },
};
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {};

export const WithActions: Story = {
  args: { actions: <Button tone="primary">New piece</Button>, back: <Link href="#back">Back</Link> },
};

export const LongOnAPhone: Story = {
  ...WithActions,
  args: {
    ...WithActions.args,
    title: 'Photovoltaikmodulwiederverwertung and everything that belongs to it',
  },
  globals: { viewport: { value: 'mobile1' } },
};
