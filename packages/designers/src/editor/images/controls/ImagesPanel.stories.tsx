import warehouse from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { saying } from '../../../../storybook/saying.ts';
import { type ImageStore, memoryImages } from '../store/imageStore.ts';
import { type ImageLibrary, useImages } from '../useImages.ts';
import { ImagesPanel } from './ImagesPanel.tsx';

const uploads: ImageLibrary = {
  images: [],
  ready: true,
  kept: true,
  refusals: [],
  add: fn(async () => ({ added: [], refusals: [] })),
  remove: fn(),
  move: fn(),
};

const meta: Meta<typeof ImagesPanel> = {
  title: 'Designers/Images panel',
  component: ImagesPanel,
  args: { library: uploads },
};
export default meta;
type Story = StoryObj<typeof ImagesPanel>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    library: {
      ...uploads,
      images: ['warehouse.jpg', 'a-very-long-file-name-from-a-camera-2027-03-14-18-30.jpg', 'roof.png'].map(
        (name) => ({
          id: name,
          name,
          url: warehouse,
        }),
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move roof.png earlier' }));
    await expect(args.library.move).toHaveBeenCalledWith('roof.png', -1);
    await expect(canvas.getByRole('button', { name: 'Move warehouse.jpg earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove roof.png' }));
    await expect(args.library.remove).toHaveBeenCalledWith('roof.png');
  },
};

export const Refused: Story = {
  args: {
    library: { ...uploads, refusals: ["“holiday.jpg” is 60 MB. Choose a picture that's 25 MB or smaller."] },
  },
};

export const NotKept: Story = { args: { library: { ...uploads, kept: false } } };

const held = memoryImages();
// As slow as a disk, to catch a picture that's shown before it's stored.
const store: ImageStore = {
  load: held.load,
  async save(images) {
    await new Promise((done) => setTimeout(done, 50));
    await held.save(images);
  },
};
export const AddingPictures: Story = {
  render: () => <WithLibrary />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Add pictures', { selector: 'input' });
    // A browser returns the focus to the button when its picker closes.
    const button = canvas.getByRole('button', { name: 'Add pictures' });
    const pick = async (...files: File[]) => {
      await userEvent.upload(input, files);
      button.focus();
    };
    const blob = await (await fetch(warehouse)).blob();
    await pick(
      new File([blob], 'warehouse.webp', { type: 'image/webp' }),
      new File(['no picture'], 'notes.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText(saying(/notes\.png.*can't be read/))).toBeVisible();
    await expect(await canvas.findByText('warehouse.webp')).toBeVisible();
    await expect((await store.load()).map(({ name }) => name)).toEqual(['warehouse.webp']);
    await pick(new File([blob], 'roof.webp', { type: 'image/webp' }));
    await expect(await canvas.findByText('roof.webp')).toBeVisible();
    const later = canvas.getByRole('button', { name: 'Move warehouse.webp later' });
    await userEvent.click(later);
    await waitFor(() => expect(later).toHaveAttribute('aria-disabled', 'true'));
    await expect(later).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove warehouse.webp' }));
    await expect(canvas.queryByText('warehouse.webp')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove roof.webp' }));
    await expect(canvas.queryByText('roof.webp')).toBeNull();
  },
};

function WithLibrary() {
  return <ImagesPanel library={useImages(store)} />;
}
