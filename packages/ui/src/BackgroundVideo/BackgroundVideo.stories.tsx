import av1 from '@daybreak/media/assets/video/nightfield.av1.webm';
import mp4 from '@daybreak/media/assets/video/nightfield.mp4';
import still from '@daybreak/media/assets/video/nightfield.poster.jpg';
import vp9 from '@daybreak/media/assets/video/nightfield.vp9.webm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { BackgroundVideo } from './BackgroundVideo.tsx';

const meta: Meta<typeof BackgroundVideo> = {
  title: 'Primitives/Background video',
  component: BackgroundVideo,
  tags: ['autodocs'],
  args: { av1, vp9, mp4 },
  decorators: (Story) => (
    <div style={{ position: 'relative', blockSize: 280, overflow: 'hidden' }}>
      <img src={still} alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />
      <Story />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof BackgroundVideo>;

export const Default: Story = {
  // Tests request reduced motion.
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? real('not all') : real(query),
    );
  },
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause background video' }, { timeout: 10_000 });
    await userEvent.click(pause);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play background video' }));
    await canvas.findByRole('button', { name: 'Pause background video' });
  },
};

/** A user who prefers reduced motion sees only the still. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
