import portrait from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { saying } from '../../../storybook/saying.ts';
import { toastShown } from '../../../storybook/toastShown.ts';
import { samplePeople } from '../../backend/memory/people.ts';

const meta = {
  title: 'Portal/Photo',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'sam@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = async () => within(await screen.findByRole('region', { name: 'Photo' }));

/** Chooses a file like the operating system's dialog. */
async function choose(file: File) {
  const { findByRole } = await card();
  await findByRole('button', { name: /^Choose (photo|another)$/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Choose photo"]');
  if (!input) throw new Error('There is no field for a file.');
  fireEvent.change(input, { target: { files: [file] } });
}

/** A picture with two colors, left and right. */
async function picture(width: number, height: number, name = 'me.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#0b6';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#f63';
  context.fillRect(width / 2, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

const withPhoto = () =>
  samplePeople().map((person) =>
    person.email.startsWith('sam') && person.staff
      ? { ...person, staff: { ...person.staff, photo: portrait } }
      : person,
  );

/** The keyboard moves and enlarges the visible part, which is what's saved. */
export const Chosen: Story = {
  play: async () => {
    await choose(await picture(800, 400));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    const part = await dialog.findByRole('slider', { name: 'Crop position' });
    await expect(part).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    part.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(part).toHaveAttribute('aria-valuetext', '75% from the left, 50% from the top');
    fireEvent.change(dialog.getByRole('slider', { name: /Zoom/ }), { target: { value: '200' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save photo' }));
    await toastShown('Photo saved');
    const photoShown = await waitFor(() => {
      const image = document.querySelector<HTMLImageElement>('section img');
      if (!image?.naturalWidth) throw new Error('No photo is shown.');
      return image;
    });
    await expect([photoShown.naturalWidth, photoShown.naturalHeight]).toEqual([200, 200]);
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(photoShown, 0, 0);
    const [red = 0, green = 0] = context?.getImageData(5, 100, 1, 1).data ?? [];
    await expect(red).toBeGreaterThan(green);
    await (await card()).findByRole('button', { name: 'Choose another' });
  },
};

export const Removed: Story = {
  args: { people: withPhoto() },
  play: async () => {
    await userEvent.click(await (await card()).findByRole('button', { name: 'Remove' }));
    await toastShown('Photo removed');
    const choice = await (await card()).findByRole('button', { name: 'Choose photo' });
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(document.querySelector('section img')).toBeNull();
  },
};

export const NoPicture: Story = {
  play: async () => {
    await choose(new File(['Not a picture'], 'me.jpg', { type: 'image/jpeg' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByText(
        saying("“me.jpg” can't be read as a picture. It may be damaged or a different type of file."),
      ),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save photo' })).toBeNull();
  },
};

export const TooSmall: Story = {
  play: async () => {
    await choose(await picture(300, 100, 'tiny.png'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(saying(/“tiny.png” is too small/))).toBeVisible();
  },
};

/** The crop stays the same. */
export const NotSaved: Story = {
  args: { failures: { 'people.setPhoto': 'unreachable' } },
  play: async () => {
    await choose(await picture(400, 400));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('slider', { name: 'Crop position' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save photo' }));
    await expect(
      await dialog.findByText("Couldn't save the photo. Check your connection and try again."),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  },
};

export const NotRemoved: Story = {
  args: { people: withPhoto(), failures: { 'people.setPhoto': 'unreachable' } },
  play: async () => {
    await userEvent.click(await (await card()).findByRole('button', { name: 'Remove' }));
    await expect(
      await screen.findByText("Couldn't remove the photo. Check your connection and try again."),
    ).toBeVisible();
  },
};

/** A super admin changes someone else's photo. */
export const OfAColleague: Story = {
  args: {
    path: '/staff-directory/staff-user-sam',
    signedInAs: 'ada@daybreak.example',
    people: withPhoto(),
  },
  play: async () => {
    await expect(await (await card()).findByRole('button', { name: 'Choose another' })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('main img')).toHaveLength(2));
  },
};

/** If the photo's address doesn't load, the initials stay. */
export const NotShown: Story = {
  args: { people: withPhoto(), failures: { 'people.photoAddress': 'unreachable' } },
  play: async () => {
    const choice = await card();
    await expect(await choice.findByText('SR')).toBeVisible();
  },
};
