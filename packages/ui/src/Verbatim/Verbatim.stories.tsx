import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sentence } from './Sentence.tsx';
import { Verbatim } from './Verbatim.tsx';

const meta: Meta<typeof Verbatim> = {
  title: 'Primitives/Verbatim',
  component: Verbatim,
  tags: ['autodocs'],
  args: { children: 'Hélène Dubois-Lefèvre' },
};
export default meta;
type Story = StoryObj<typeof Verbatim>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hélène Dubois-Lefèvre')).toHaveProperty('translate', false);
  },
};

/** Addresses, file names, colors and numbers are recognized automatically. Names have to be passed in. */
export const InASentence: Story = {
  render: () => (
    <Sentence verbatim={['Maya Stone']}>Maya Stone sent card.pdf to sam@daybreak.example.</Sentence>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Maya Stone', 'card.pdf', 'sam@daybreak.example'])
      await expect(canvas.getByText(word)).toHaveProperty('translate', false);
  },
};
