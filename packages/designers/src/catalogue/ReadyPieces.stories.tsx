import { Heading, Stack } from '@daybreak/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, use } from 'react';
import { expect } from 'storybook/test';
import { Gallery } from '../../storybook/Gallery.tsx';
import type { PreviewProps } from '../editor/preview/previewOf.tsx';
import { loadReadyPieces } from './catalogue.ts';
import { readyOccasions } from './samplePieces.ts';

const loading = loadReadyPieces().then((loaded) =>
  Promise.all(
    loaded.map(async ({ title, pieces }) => ({
      title,
      pieces: await Promise.all(
        pieces.map(
          async (piece): Promise<{ label: string; Preview: ComponentType<PreviewProps> }> => ({
            label: `${piece.title} (${piece.designer})`,
            Preview: await piece.preview(),
          }),
        ),
      ),
    })),
  ),
);

/** The Marketing Center's starting points: a layout, a picture and words for an occasion. */
function ReadyPieces() {
  return (
    <Stack gap="8">
      <Heading level={1}>Ready pieces</Heading>
      {use(loading).map(({ title, pieces }) => (
        <Gallery
          key={title}
          title={title}
          pieces={pieces.map(({ label, Preview }) => ({
            label,
            piece: <Preview within={{ width: 260, height: 260 }} />,
          }))}
        />
      ))}
    </Stack>
  );
}

const meta: Meta<typeof ReadyPieces> = { title: 'Designers/Ready pieces', component: ReadyPieces };
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { name: 'Events' });
    const { length } = readyOccasions.flatMap(({ pieces }) => pieces);
    await expect(canvasElement.querySelectorAll('[data-artboard]').length).toBe(length);
  },
};
