import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = { title: 'Primitives/Tabs', tags: ['autodocs'], component: Tabs };
export default meta;
type Story = StoryObj<typeof Tabs>;

const tabs = [
  { id: 'front', label: 'Front', content: 'The picture side.' },
  { id: 'back', label: 'Back', content: 'The address side.' },
];

function Sides() {
  const [side, setSide] = useState('front');
  return <Tabs label="Sides" tabs={tabs} value={side} onValueChange={setSide} />;
}

export const Default: Story = {
  render: () => <Sides />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Front' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Back' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The address side.');
  },
};
