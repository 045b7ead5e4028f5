import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const copy = fn();
const remove = fn();

const meta: Meta<typeof DropdownMenu> = {
  title: 'Primitives/Dropdown menu',
  component: DropdownMenu,
  tags: ['autodocs'],
  args: {
    trigger: <Button icon={<Ellipsis size={16} />}>Actions</Button>,
    items: [
      { kind: 'heading', label: 'This draft' },
      { label: 'Copy', icon: <Copy size={16} />, hint: 'as text', onSelect: copy },
      { kind: 'separator' },
      { label: 'Delete', icon: <Trash2 size={16} />, disabled: true, onSelect: remove },
    ],
  },
  argTypes: { trigger: { control: false }, align: { control: 'radio', options: ['start', 'end'] } },
};
export default meta;
type Story = StoryObj<typeof DropdownMenu>;

export const Default: Story = {
  play: async ({ canvas }) => {
    copy.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
  },
};

/** Focus is back on the menu button before an action opens anything, so it returns there. */
export const BeginsFromItsButton: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const focused: (Element | null)[] = [];
    copy.mockImplementationOnce(() => focused.push(document.activeElement));
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    await waitFor(() => expect(focused).toEqual([trigger]));
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    copy.mockClear();
    remove.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy as text' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await expect(remove).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  args: {
    items: [
      { label: 'Copy', icon: <Copy size={16} />, hint: 'as text', onSelect: copy },
      { label: 'Delete', icon: <Trash2 size={16} />, disabled: true, onSelect: remove },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

const grow = new EventTarget();

/** An item that appears while the user is in the menu leaves the focus where it is. */
export const GrowsWhileOpen: Story = {
  tags: ['!autodocs'],
  render: ({ items, ...props }) => {
    const [more, setMore] = useState(false);
    useEffect(() => {
      const add = () => setMore(true);
      grow.addEventListener('grow', add);
      return () => grow.removeEventListener('grow', add);
    }, []);
    return (
      <DropdownMenu {...props} items={more ? [{ label: 'Share', onSelect: remove }, ...items] : items} />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy as text' })).toHaveFocus());
    grow.dispatchEvent(new Event('grow'));
    await screen.findByRole('menuitem', { name: 'Share' });
    await expect(screen.getByRole('menuitem', { name: 'Copy as text' })).toHaveFocus();
  },
};
