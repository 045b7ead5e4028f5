import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WelcomePage } from './WelcomePage.tsx';

const meta: Meta<typeof WelcomePage> = {
  title: 'Welcome',
  component: WelcomePage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof WelcomePage>;

export const Welcome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Poster' })).toHaveAttribute(
      'href',
      './?path=/docs/designers-poster--docs',
    );
  },
};
