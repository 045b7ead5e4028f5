import depot from '@daybreak/media/assets/images/logistics-dock-480.webp';
import bench from '@daybreak/media/assets/images/technician-bench-480.webp';
import hall from '@daybreak/media/assets/images/warehouse-480.webp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { saying } from '../../../storybook/saying.ts';
import { toastShown } from '../../../storybook/toastShown.ts';
import type { StoredTeamPicture } from '../../backend/memory/teamPictures.ts';

const ofHall: StoredTeamPicture = {
  id: '00000000-0000-4000-b000-000000000001',
  title: 'Our hall in Austin',
  topics: ['hall', 'warehouse'],
  credit: 'Ana Reyes',
  rights: 'Made by us for print and web',
  expiresOn: null,
  faces: [],
  width: 4000,
  height: 2500,
  preview: hall,
  picture: new Blob(),
  uploadedBy: 'someone-else',
  uploader: 'Leo Brandt',
  approved: true,
  isWithdrawn: false,
};
const pictures = (): StoredTeamPicture[] => [
  ofHall,
  {
    ...ofHall,
    id: '00000000-0000-4000-b000-000000000002',
    title: 'The crew at the bench',
    topics: ['repair', 'apprentice'],
    preview: bench,
    faces: [{ x: 0.3, y: 0.2, width: 0.2, height: 0.3 }],
    expiresOn: '2099-12-31',
    approved: false,
  },
  {
    ...ofHall,
    id: '00000000-0000-4000-b000-000000000003',
    title: 'Loading at dawn',
    topics: ['truck'],
    credit: 'Luis Ortega',
    rights: 'License of the agency until 2020',
    preview: depot,
    expiresOn: '2020-12-31',
  },
  {
    ...ofHall,
    id: '00000000-0000-4000-b000-000000000004',
    title: 'Summer party',
    topics: [],
    preview: null,
    isWithdrawn: true,
  },
];

const meta = {
  title: 'Portal/Team photos',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/marketing-materials/team-photographs', signedInAs: 'max@daybreak.example' },
  render: (args) => <PortalStory teamPictures={pictures()} {...args} />,
  // Unsaved changes must not leak into the next story.
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('daybreak-team-picture:')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const file = async () => new File([await (await fetch(bench)).blob()], 'crew.webp', { type: 'image/webp' });

/** Pending photographs come first, for administrators to decide on. */
export const Administrator: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 photos, 1 waiting for approval');
    const cards = canvas.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    await expect(within(cards[0] as HTMLElement).getByRole('heading')).toHaveTextContent(
      'The crew at the bench',
    );
    const button = canvas.getByRole('button', { name: 'Approve “The crew at the bench”' });
    await userEvent.click(button);
    await toastShown('Photo approved');
    await canvas.findByText('4 photos');
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw “The crew at the bench”' }));
    await toastShown('Photo withdrawn');
    await expect(
      await canvas.findByRole('button', { name: 'Approve “The crew at the bench”' }),
    ).toHaveFocus();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Staff see and search approved photographs. */
export const Staff: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 photo');
    await expect(canvas.queryByRole('button', { name: /Withdraw|Edit/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search photos' }), 'reyes');
    await expect(canvas.getByRole('heading', { name: 'Our hall in Austin' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search photos' }), ' elephant');
    await expect(await canvas.findByText('No photos found')).toBeVisible();
  },
};

/** Adds a title, a picture, and boxes around faces, drawn with the pointer or placed with the keyboard. */
export const Add: Story = {
  args: { signedInAs: 'sam@daybreak.example' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add photo' }));
    const opened = await dialog();
    await userEvent.click(opened.getByRole('button', { name: 'Add photo' }));
    await expect(await opened.findByText('Choose a picture.')).toBeVisible();
    await expect(opened.getByText('Enter the license, or who gave us permission.')).toBeVisible();
    await userEvent.upload(opened.getByLabelText('Choose a picture', { selector: 'input' }), await file());
    const faces = within(await opened.findByRole('group', { name: 'Faces' }));
    await expect(opened.queryByText('Choose a picture.')).toBeNull();

    await userEvent.click(faces.getByRole('button', { name: 'Add a box' }));
    const box = faces.getByRole('button', { name: /^Face 1: 40% from the left, 30% from the top/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    await expect(box).toHaveAccessibleName('Face 1: 41% from the left, 29% from the top, 19% wide, 25% high');

    const plane = box.parentElement as HTMLElement;
    await waitFor(() => expect(plane.getBoundingClientRect().height).toBeGreaterThan(100));
    const { left, top, width, height } = plane.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      buttons: 1,
      bubbles: true,
      clientX: left + x * width,
      clientY: top + y * height,
    });
    plane.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(plane, at(0.1, 0.1));
    await fireEvent.pointerMove(plane, at(0.2, 0.4));
    await fireEvent.pointerUp(plane, at(0.2, 0.4));
    const drawn = await faces.findByRole('button', {
      name: 'Face 2: 10% from the left, 10% from the top, 10% wide, 30% high',
    });
    await fireEvent.pointerDown(drawn, at(0.15, 0.2));
    await fireEvent.pointerMove(plane, at(0.25, 0.2));
    await fireEvent.pointerUp(plane, at(0.25, 0.2));
    await expect(drawn).toHaveAccessibleName(/^Face 2: 20% from the left, 10% from the top/);
    await userEvent.click(faces.getByRole('button', { name: 'Remove box 1' }));
    await expect(faces.queryByRole('button', { name: /^Face 2/ })).toBeNull();
    await expect(faces.getByRole('button', { name: 'Add a box' })).toHaveFocus();

    await userEvent.type(opened.getByLabelText(/^Title/), 'Two at work');
    await userEvent.type(opened.getByLabelText(/^Topics/), 'repair, bench');
    await userEvent.type(opened.getByLabelText(/^Credit/), 'Sam Rivera');
    await userEvent.type(opened.getByLabelText(/^Rights/), 'Made by us');
    await userEvent.click(opened.getByRole('button', { name: 'Add photo' }));
    await toastShown("Photo added. It's waiting for approval.");
    await canvas.findByText('2 photos, 1 waiting for approval');
    await expect(canvas.getByText('Waiting for approval')).toBeVisible();
  },
};

/** A file that isn't a picture is refused in the dialog, which keeps the text. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add photo' }));
    const opened = await dialog();
    await userEvent.type(opened.getByLabelText(/^Title/), 'Notes');
    await userEvent.upload(
      opened.getByLabelText('Choose a picture', { selector: 'input' }),
      new File(['no picture'], 'notes.png', { type: 'image/png' }),
    );
    await opened.findByText(saying(/notes\.png.*can't be read as a picture/));
    await userEvent.click(opened.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add photo' }));
    await expect((await dialog()).getByLabelText(/^Title/)).toHaveValue('Notes');
  },
};

export const AddFailed: Story = {
  args: { failures: { 'teamPictures.add': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add photo' }));
    const opened = await dialog();
    await userEvent.upload(opened.getByLabelText('Choose a picture', { selector: 'input' }), await file());
    await userEvent.type(opened.getByLabelText(/^Title/), 'Crew');
    await userEvent.type(opened.getByLabelText(/^Credit/), 'Max');
    await userEvent.type(opened.getByLabelText(/^Rights/), 'Made by us');
    await opened.findByRole('group', { name: 'Faces' });
    await userEvent.click(opened.getByRole('button', { name: 'Add photo' }));
    await expect(await opened.findByText(/^The server isn't responding/)).toBeVisible();
    await expect(opened.getByLabelText(/^Title/)).toHaveValue('Crew');
  },
};

export const Edit: Story = {
  render: (args) => (
    <PortalStory {...args} teamPictures={pictures()} failures={{ 'teamPictures.load': 'unreachable' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Loading at dawn”' }));
    const opened = await dialog();
    await expect(await opened.findByText(/^Couldn't load the picture/)).toBeVisible();
    fireEvent.change(opened.getByLabelText(/^Last day of use/), { target: { value: '2099-12-31' } });
    await userEvent.clear(opened.getByLabelText(/^Credit/));
    await userEvent.click(opened.getByRole('button', { name: 'Save photo' }));
    await expect(await opened.findByText('Enter a credit.')).toBeVisible();
    await userEvent.type(opened.getByLabelText(/^Credit/), 'Luis');
    await userEvent.click(opened.getByRole('button', { name: 'Save photo' }));
    await toastShown('Photo saved');
    await expect(await canvas.findByText('Photo: Luis')).toBeVisible();
    await expect(canvas.queryByText('Expired')).toBeNull();
  },
};

export const DecisionFailed: Story = {
  args: { failures: { 'teamPictures.approve': 'unreachable' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve “The crew at the bench”' }));
    await toastShown(
      "The server isn't responding. Your work is saved in this browser. Try again in a moment.",
    );
    await expect(canvas.getByText('Waiting for approval')).toBeVisible();
  },
};

export const Empty: Story = {
  render: (args) => <PortalStory {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photos yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { unanswered: ['teamPictures.list'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading photos');
  },
};

export const Failed: Story = {
  args: { failures: { 'teamPictures.list': 'unreachable' } },
  play: async ({ canvas }) => {
    await toastShown("Couldn't load photos");
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Longest: Story = {
  render: (args) => (
    <PortalStory
      {...args}
      teamPictures={[
        {
          ...ofHall,
          title: 'W'.repeat(120),
          credit: 'Bartholomew-Maximilian '.repeat(5).trim(),
          rights: 'License terms '.repeat(35).trim(),
          topics: Array.from({ length: 20 }, (_, index) => `topic number ${index}`),
        },
      ]}
    />
  ),
};
