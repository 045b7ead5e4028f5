import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingPiece } from './ComingPiece.tsx';

/** What a designer's page shows until the designer has loaded. */
const meta = {
  title: 'Portal/Marketing Center/Coming Piece',
  component: ComingPiece,
} satisfies Meta<typeof ComingPiece>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: { specification: '18 × 24 in, 0.125 in bleed, 300 DPI, CMYK, pictures from 150 DPI' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.specification))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** The draft may have another size. */
export const WithADraft: Story = {
  args: { specification: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('Specification:')).toBeNull();
  },
};
