import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { saying } from '../../../storybook/saying.ts';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';

const meta = {
  title: 'Portal/Review',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/review/sample-poster' },
  render: (args) => <PortalStory library={sampleLibrary()} {...args} />,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (node: Element) => node.getBoundingClientRect().width;

export const Poster: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Drop-off day, spring' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(saying(/^From Sam Rivera\. Version 3, saved on .+\. This link expires on .+\.$/)),
    ).toBeVisible();
    const picture = await canvas.findByRole('img', { name: /^Picture: / });
    await expect(picture).toHaveTextContent('Drop-off day for solar panels');
    const fitted = widthOf(picture);
    await expect(fitted).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Full size' }));
    await expect(widthOf(picture)).toBeGreaterThan(1700);
    const room = canvas.getByRole('region', { name: /, scrollable$/ });
    await expect(room.scrollWidth).toBeGreaterThan(room.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to window' }));
    await expect(widthOf(picture)).toBe(fitted);

    await userEvent.click(canvas.getByText('Text version'));
    const words = within(canvas.getByText('Title').closest('dl') as HTMLElement);
    await expect(words.getByText('Drop-off day for solar panels')).toBeVisible();
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
  },
};

export const EverySide: Story = {
  args: { path: '/review/sample-brochure' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Outside' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /^Picture: / })).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: /^Picture: / });
    await expect(widthOf(picture)).toBeGreaterThan(innerWidth / 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Mail: Story = {
  args: { path: '/review/sample-email' },
  play: async ({ canvas }) => {
    const mail = await canvas.findByTitle<HTMLIFrameElement>('The email');
    await waitFor(() => expect(mail.contentDocument?.body).toHaveTextContent('second sunrise'));
    await waitFor(() => expect(mail.getBoundingClientRect().height).toBeGreaterThan(600));
  },
};

export const Ended: Story = {
  args: { path: '/review/guessed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This link doesn't work")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const OpenedTooOften: Story = {
  args: { failures: { 'library.openReview': 'tooManyRequests' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Too many visits')).toBeVisible();
  },
};

export const ServerDown: Story = {
  args: { failures: { 'library.openReview': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^The server isn't responding/)).toBeVisible();
  },
};
