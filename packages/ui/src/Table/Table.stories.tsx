import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, type TableProps } from './Table.tsx';

interface Person {
  name: string;
  title: string;
  pieces: number;
}

const meta: Meta<TableProps<Person>> = {
  title: 'Primitives/Table',
  component: Table<Person>,
  tags: ['autodocs'],
  args: {
    caption: 'Colleagues',
    rows: [
      { name: 'Ada Reyes', title: 'Chief Executive', pieces: 12 },
      {
        name: 'Maximiliana Featherstonehaugh-Oyelaran',
        title: 'Director of Decommissioning',
        pieces: 1_204,
      },
    ],
    rowKey: ({ name }) => name,
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'title', header: 'Title', cell: ({ title }) => title },
      { id: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => pieces.toLocaleString('en-US') },
    ],
    empty: 'Colleagues appear here after they create a piece.',
  },
};
export default meta;
type Story = StoryObj<TableProps<Person>>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Colleagues appear here/)).toBeVisible();
  },
};
