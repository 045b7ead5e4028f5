import warehouse from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { saying } from '../../../../storybook/saying.ts';
import { newDraft } from '../../drafts/draft.ts';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import { defineFields } from '../../fields/fields.ts';
import type { UploadedImage } from '../uploadedImage.ts';
import { usePictures } from '../usePictures.ts';

const fields = defineFields({
  headline: { kind: 'text', label: 'Headline', initial: 'A second sunrise' },
  picture: {
    kind: 'picture',
    label: 'Picture',
    fills: 1,
    standIn: 'solar-farm',
    follows: ['headline'],
  },
  partner: { kind: 'picture', label: 'Partner logo', hint: 'Is next to ours.' },
});

interface FormProps {
  value?: string;
  images?: readonly UploadedImage[];
  /** Called with the value for the draft. */
  onEdit: (name: string, value: string) => void;
}

/** The form of a piece with one picture, as the workbench draws it. */
function Form({ value = '', images, onEdit }: FormProps) {
  const [draft, setDraft] = useState({ ...newDraft(fields), picture: value });
  const pictures = usePictures(images);
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <FieldsForm
        fields={fields}
        draft={draft}
        tooLong={[]}
        pictures={pictures}
        onEdit={(name, next) => {
          setDraft((before) => ({ ...before, [name]: next }));
          onEdit(name, next);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof Form> = {
  title: 'Designers/Picture field',
  component: Form,
  args: { onEdit: fn() },
};
export default meta;
type Story = StoryObj<typeof Form>;

const roof = async () =>
  new File([await (await fetch(warehouse)).blob()], 'our-hall.webp', { type: 'image/webp' });
/** The dragged data, or the clipboard's. */
const holding = async (file: Promise<File>) => {
  const held = new DataTransfer();
  held.items.add(await file);
  return held;
};
const picture = () => within(screen.getByRole('group', { name: 'Picture' }));
const own = [{ id: 'hall', name: 'Hall.jpg', url: warehouse }];

/** An uploaded picture doesn't come with a description. The user's description is stored with its crop. */
export const SaidWhatItShows: Story = {
  args: { images: own, value: 'upload:hall 0.5,0.3 1.5' },
  play: async ({ args }) => {
    const messages = picture().getByLabelText('Description');
    await userEvent.type(messages, 'Our hall');
    await expect(messages).toHaveValue('Our hall');
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', 'upload:hall 0.5,0.3 1.5 Our%20hall');
    await userEvent.click(picture().getByRole('button', { name: 'Crop' }));
    fireEvent.change(picture().getByRole('slider', { name: 'Scale' }), { target: { value: '200' } });
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', 'upload:hall 0.5,0.3 2 Our%20hall');
  },
};

/** If nothing was chosen, the brand picture matches the text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(picture().getByText('Solar farm')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Headline'), ': drives shredded');
    await expect(picture().getByText('Drive destruction')).toBeVisible();
  },
};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const Chosen: Story = { args: { value: 'library:logistics-dock 0.7,0.6 1.5' } };
/** The first upload is shown if nothing was chosen. */
export const OwnPicture: Story = {
  args: { images: own },
  play: async () => {
    await expect(picture().getByText('Hall.jpg')).toBeVisible();
    await expect(picture().getByText('The default')).toBeVisible();
  },
};

/** An upload that isn't in this browser, in a draft from a file or another machine. */
export const Missing: Story = {
  args: { value: 'upload:gone 0.5,0.3 1' },
  play: async ({ args }) => {
    await expect(
      picture().getByText(/isn't saved in this browser\. The piece shows the default picture/),
    ).toBeVisible();
    const reset = picture().getByRole('button', { name: 'Use the default' });
    await userEvent.click(reset);
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', '');
    await expect(picture().queryByText(/not in this browser/)).toBeNull();
    // The reset button keeps the focus, and disappears once the focus moves on.
    await expect(reset).toHaveFocus();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await waitFor(() => expect(picture().queryByRole('button', { name: 'Use the default' })).toBeNull());
  },
};

const logo = () => within(screen.getByRole('group', { name: 'Partner logo' }));

/**
 * A logo is the user's own picture, shown whole; the picture next to it stays the default, and the logo can be removed
 * again.
 */
export const Logo: Story = {
  play: async ({ args }) => {
    await expect(logo().getByText('None')).toBeVisible();
    await expect(logo().queryByRole('button', { name: 'Crop' })).toBeNull();
    await userEvent.click(logo().getByRole('button', { name: 'Choose logo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose picture' }));
    await expect(dialog.getByText("You don't have any pictures yet. Add one.")).toBeVisible();
    await expect(dialog.queryByRole('option')).toBeNull();
    await userEvent.upload(dialog.getByLabelText('Add pictures', { selector: 'input' }), await roof());
    await waitFor(() => expect(logo().getByText('our-hall.webp')).toBeVisible());
    await expect(args.onEdit).toHaveBeenLastCalledWith('partner', expect.stringMatching(/^upload:/));
    await expect(picture().getByText('Solar farm')).toBeVisible();
    await userEvent.click(logo().getByRole('button', { name: 'Remove' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('partner', '');
    await expect(logo().getByText('None')).toBeVisible();
  },
};

export const ChoosingByKeyboard: Story = {
  args: { images: own },
  play: async ({ args }) => {
    picture().getByRole('button', { name: 'Choose picture' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose picture' }));
    const search = dialog.getByRole('searchbox', { name: 'Search pictures' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('solar');
    const options = () => dialog.getAllByRole('option');
    await expect(options().length).toBeGreaterThan(3);
    await expect(dialog.queryByRole('option', { name: /Hall/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(options()[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(options()[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}');
    await expect(options().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(options()[1]).toHaveAccessibleName(/Rows of solar panels seen from above.*Solar field/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', 'library:solar-utility-aerial 0.3,0.4 1');
    await expect(picture().getByRole('button', { name: 'Choose picture' })).toHaveFocus();
  },
};

/** The user's own pictures come before the brand's. */
export const Library: Story = {
  args: { images: own, value: 'library:inverters 0.5,0.62 1' },
  play: async () => {
    await userEvent.click(picture().getByRole('button', { name: 'Choose picture' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('option')[0]).toHaveAccessibleName(/Hall\.jpg.*Your picture/);
    await expect(dialog.getByRole('option', { selected: true })).toHaveAccessibleName(/Inverters.*Daybreak/);
  },
};

/** A topic covered only by an illustration, found by searching and chosen with the keyboard. */
export const Illustration: Story = {
  play: async ({ args }) => {
    await userEvent.click(picture().getByRole('button', { name: 'Choose picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose picture' }));
    await expect(dialog.getByRole('group', { name: 'Illustrations' })).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'student');
    await expect(dialog.getByRole('status')).toHaveTextContent('1 picture found');
    await expect(dialog.queryByRole('group', { name: 'Library' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('option')).toHaveFocus();
    await expect(dialog.getByRole('option')).toHaveAccessibleName(/Drawing of a school.*School/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', 'library:drawn-school 0.5,0.5 1');
    await expect(picture().getByText('School')).toBeVisible();
  },
};

/** If nothing was chosen and no photograph shows the topic, an illustration does. */
export const DefaultIllustration: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Headline'));
    await userEvent.type(canvas.getByLabelText('Headline'), 'Panels for our school');
    await expect(picture().getByText('School')).toBeVisible();
    await expect(picture().getByText('The default')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.click(picture().getByRole('button', { name: 'Choose picture' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'elephants');
    await expect(dialog.getByText(/No pictures match “elephants”/)).toBeVisible();
  },
};

export const FocalPointByArrowKeys: Story = {
  args: { value: 'library:logistics-dock 0.5,0.5 1' },
  play: async ({ args }) => {
    await userEvent.click(picture().getByRole('button', { name: 'Crop' }));
    const point = picture().getByRole('slider', { name: 'Focal point of Picture' });
    point.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', 'library:logistics-dock 0.48,0.49 1');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(point).toHaveAttribute('aria-valuetext', '58% from the left, 49% from the top');
    const scale = picture().getByRole('slider', { name: 'Scale' });
    await fireEvent.change(scale, { target: { value: '150' } });
    await expect(args.onEdit).toHaveBeenLastCalledWith('picture', 'library:logistics-dock 0.58,0.49 1.5');
    await expect(point).toHaveFocus();
  },
};

/** Click or drag to set the focal point; cropping the default makes it the chosen picture. */
export const FocalPointByPointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(picture().getByRole('button', { name: 'Crop' }));
    const point = picture().getByRole('slider', { name: 'Focal point of Picture' });
    const plane = point.parentElement as HTMLElement;
    await waitFor(() => expect(plane.getBoundingClientRect().height).toBeGreaterThan(100));
    const { left, top, width, height } = plane.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: plane, coords: at(0.25, 0.25) },
      { target: plane, coords: at(0.75, 0.5) },
      { keys: '[/MouseLeft]', target: plane },
    ]);
    await expect(args.onEdit).toHaveBeenCalledWith('picture', 'library:solar-farm 0.25,0.25 1');
    await expect(point).toHaveFocus();
  },
};

/** A picture dropped on the field is added and chosen. */
export const UploadByDrop: Story = {
  play: async ({ args, canvasElement }) => {
    const slot = picture().getByText('The default').closest('fieldset > div') as HTMLElement;
    const held = { bubbles: true, cancelable: true, dataTransfer: await holding(roof()) };
    slot.dispatchEvent(new DragEvent('dragover', held));
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).not.toBeNull());
    slot.dispatchEvent(new DragEvent('drop', held));
    await expect(await picture().findByText('our-hall.webp')).toBeVisible();
    await expect(canvasElement.querySelector('[data-over]')).toBeNull();
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      'picture',
      expect.stringMatching(/^upload:[\w-]+ 0\.5,0\.3 1$/),
    );
  },
};

export const UploadByPaste: Story = {
  play: async ({ args }) => {
    const button = picture().getByRole('button', { name: 'Choose picture' });
    button.focus();
    const clipboardData = await holding(roof());
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(await picture().findByText('our-hall.webp')).toBeVisible();
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};

/** A file that isn't a picture is refused with a reason, in the place where the user can choose another. */
export const UploadRefused: Story = {
  play: async ({ args }) => {
    await userEvent.click(picture().getByRole('button', { name: 'Choose picture' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.upload(
      dialog.getByLabelText('Add pictures', { selector: 'input' }),
      new File(['no picture'], 'notes.png', { type: 'image/png' }),
    );
    await expect(await dialog.findByText(saying(/notes\.png.*can't be read/))).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.upload(dialog.getByLabelText('Add pictures', { selector: 'input' }), await roof());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(picture().getByText('our-hall.webp')).toBeVisible();
  },
};
