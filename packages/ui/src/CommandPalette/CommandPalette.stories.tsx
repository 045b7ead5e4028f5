import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Mail, Palette } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const groups = [
  {
    heading: 'Pages',
    items: [
      { id: 'home', label: 'Dashboard', icon: <House size={18} />, onSelect: fn() },
      { id: 'marketing', label: 'Marketing Center', icon: <Palette size={18} />, onSelect: fn() },
    ],
  },
  {
    heading: 'Links',
    items: [{ id: 'mail', label: 'Mail', icon: <Mail size={18} />, newTab: true, onSelect: fn() }],
  },
];

function Example(props: Pick<CommandPaletteProps, 'groups'>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = props.groups.map(({ heading, items }) => ({
    heading,
    items: items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        label="Search the portal"
        placeholder="Where to?"
        query={query}
        onQueryChange={setQuery}
        groups={found}
        empty="Nothing found."
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Command palette',
  tags: ['autodocs'],
  component: Example,
  args: { groups },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPalette = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

export const Open: Story = { play: async () => void (await openPalette()) };

export const ChosenWithTheKeyboard: Story = {
  play: async () => {
    await openPalette();
    await screen.findByRole('option', { name: 'Dashboard', selected: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(groups[0]?.items[1]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await openPalette(), 'no such thing');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** Escape closes it and returns the focus. */
export const Escaped: Story = {
  play: async () => {
    await openPalette();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    groups: [
      {
        heading: 'People',
        items: Array.from({ length: 30 }, (_, index) => ({
          id: String(index),
          label: `Maximiliana-Alexandrina Wolfeschlegelsteinhausenbergerdorff ${index + 1}`,
          detail: 'Senior Associate for Photovoltaic Module Recovery',
          onSelect: fn(),
        })),
      },
    ],
  },
  play: async () => void (await openPalette()),
};
