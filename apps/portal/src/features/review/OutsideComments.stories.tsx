import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { saying } from '../../../storybook/saying.ts';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';

/** A link with an outside comment, which was resolved. A colleague's comment isn't shown. */
const discussed = () => {
  const store = sampleLibrary();
  const link = store.links.find(({ token }) => token === 'sample-poster');
  if (!link) throw new Error('The sample library has no such link.');
  const { piece, version } = link;
  const at = '2026-11-20T11:00:00Z';
  const base = { piece, version, at, resolvedBy: null };
  store.comments.push(
    {
      ...{ ...base, id: 'a', pin: { field: 'title' }, text: 'Which day?', link: link.id },
      ...{ authorId: null, outsideName: 'Jo Doe', resolvedAt: at },
    },
    {
      ...{ ...base, id: 'b', pin: { field: 'title' }, text: 'Between us.', link: null },
      ...{ authorId: 'user-sam', outsideName: null, resolvedAt: null },
    },
  );
  return store;
};

const meta = {
  title: 'Portal/Review/Comments',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/review/sample-poster', library: discussed() },
  // Unsaved comments must not leak into the next story.
  beforeEach() {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Someone outside enters their name once, and comments at a spot. */
export const Comment: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        saying(/^Your comments show your name, marked “outside\.” Sam Rivera, colleagues with access/),
      ),
    ).toBeVisible();
    await userEvent.click(await canvas.findByText('Resolved (1)'));
    await expect(canvas.getByText('Which day?')).toBeVisible();
    await expect(canvas.queryByText('Between us.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Re(solve|open)/ })).toBeNull();

    await userEvent.click(await canvas.findByRole('img', { name: /^Picture: / }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }), 'Is this our old logo?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Jo Doe');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(await canvas.findByText('Comment added.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Comment 2 by Jo Doe, outside' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));

    await userEvent.click(canvas.getByRole('button', { name: 'Add a comment' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your name' })).toHaveValue('Jo Doe');
  },
};

/** Comments on a piece without sides refer to its fields. */
export const Mail: Story = {
  args: { path: '/review/sample-email' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a comment' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Comment on' }));
    await expect(await screen.findByRole('option', { name: 'Subject' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'A spot on the picture' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Subject' }));
  },
};

/** With two sides, such as a brochure's, the list names the side. */
export const TwoSides: Story = {
  args: { path: '/review/sample-brochure' },
  play: async ({ canvas, userEvent }) => {
    const [, inside] = await canvas.findAllByRole('img', { name: /^Picture: / });
    if (inside) await userEvent.click(inside);
    await expect(await canvas.findByRole('combobox', { name: 'Side' })).toHaveTextContent('Inside');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Jo Doe');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Brighter, please.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(
      await canvas.findByRole('button', { name: /^Show comment 1 Spot on “Inside”$/ }),
    ).toBeVisible();
  },
};

/** The link is revoked while the page is open: the comment stays in this browser. */
export const Gone: Story = {
  args: { failures: { 'comments.addByLink': 'refused' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a comment' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Jo Doe');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Brighter, please.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(await canvas.findByText('The backend was told to fail.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('Brighter, please.');
  },
};

/** The piece loads without its comments. */
export const NotLoaded: Story = {
  args: { failures: { 'comments.byLink': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Picture: / })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a comment' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
