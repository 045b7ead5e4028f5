import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { startPicture } from '../../shared/readyPictures/startPictures.ts';
import { DesignerPlaceholder } from './DesignerPlaceholder.tsx';

/** Shown on a designer's page until the designer has loaded. */
const meta = {
  title: 'Portal/Marketing Center/Coming Piece',
  component: DesignerPlaceholder,
} satisfies Meta<typeof DesignerPlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: {
    specification: '18 × 24 in, 0.125 in bleed, 300 DPI, CMYK, pictures from 150 DPI',
    readyPicture: startPicture('poster'),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(String(args.specification))).toBeVisible();
    const [picture] = canvasElement.getElementsByTagName('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    // As large as the preview's box.
    await expect(picture?.height).toBe(200);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** Without a specification and a picture, because the draft can have another size. */
export const WithADraft: Story = {
  args: { specification: undefined, readyPicture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('Specification:')).toBeNull();
  },
};
