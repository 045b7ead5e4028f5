import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Stage } from './Stage.tsx';
import { slides } from './slides.ts';

interface SlideStoryProps {
  id: string;
}

/** A slide on its stage, without the viewer. */
function SlideStory({ id }: SlideStoryProps) {
  const slide = slides.find((candidate) => candidate.id === id);
  if (!slide) throw new Error(`The deck has no slide called ${id}.`);
  return (
    <main style={{ display: 'grid', blockSize: '100dvh' }}>
      <Stage>
        <slide.Component />
      </Stage>
    </main>
  );
}

const meta: Meta<typeof SlideStory> = {
  title: 'Deck/Slides',
  component: SlideStory,
  parameters: {
    layout: 'fullscreen',
    // A slide starts at heading level two: level one is the deck's title.
    a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } },
  },
};
export default meta;
type Story = StoryObj<typeof SlideStory>;

const slide = (id: string): Story => ({ args: { id } });
const phone = { globals: { viewport: { value: 'mobile1' } } };

/** With reduced motion, a still replaces the video, so there's nothing to pause. */
export const Opening: Story = {
  ...slide('opening'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('Daybreak');
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** If motion is allowed, the video loops silently, and can be stopped. */
export const OpeningInMotion: Story = {
  ...slide('opening'),
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? real('not all') : real(query),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('loop', true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause background video' }));
    await expect(video).toHaveProperty('paused', true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play background video' }));
    await expect(video).toHaveProperty('paused', false);
  },
};

export const Crisis: Story = slide('crisis');
export const Services: Story = slide('services');
export const Clients: Story = slide('clients');
export const NotableClients: Story = {
  ...slide('notable-clients'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
  },
};
export const Advantage: Story = slide('advantage');
export const Certifications: Story = slide('certifications');
export const Process: Story = slide('process');
export const Connect: Story = slide('connect');

export const OpeningOnAPhone: Story = { ...Opening, ...phone };
export const CrisisOnAPhone: Story = { ...Crisis, ...phone };
export const ServicesOnAPhone: Story = { ...Services, ...phone };
export const ClientsOnAPhone: Story = { ...Clients, ...phone };
export const NotableClientsOnAPhone: Story = { ...NotableClients, ...phone };
export const AdvantageOnAPhone: Story = { ...Advantage, ...phone };
export const CertificationsOnAPhone: Story = { ...Certifications, ...phone };
export const ProcessOnAPhone: Story = { ...Process, ...phone };
export const ConnectOnAPhone: Story = { ...Connect, ...phone };
