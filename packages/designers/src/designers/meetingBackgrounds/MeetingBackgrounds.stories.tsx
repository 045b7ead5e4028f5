import { ExportError } from '@daybreak/print';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { MeetingBackgrounds } from './MeetingBackgrounds.tsx';

const meta: Meta<typeof MeetingBackgrounds> = {
  title: 'Designers/New Hire/Meeting backgrounds',
  component: MeetingBackgrounds,
  args: { notify: fn(), save: fn(), studio: { isOpen: false, onOpen: fn(), onLeave: fn() } },
  // Simulates a card of the new-hire page, whose headings are one level below the page's own.
  decorators: [
    (Story) => (
      <section>
        <h1>New Hire</h1>
        <h2>Meeting backgrounds</h2>
        <Story />
      </section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: ReturnType<typeof within>, platform: RegExp) =>
  userEvent.click(canvas.getByRole('button', { name: platform }));

export const Platforms: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Zoom', 'Google Meet', 'Microsoft Teams', 'Universal 16:9'])
      await expect(
        canvas.getByRole('button', {
          name: new RegExp(`^${name}.*1920x1080.*3 backgrounds.*4 more \\(bright or plain\\)`),
        }),
      ).toBeVisible();
  },
};

export const OfAPlatform: Story = {
  play: async ({ canvas }) => {
    await open(canvas, /^Zoom/);
    await expect(canvas.getByRole('heading', { name: 'Zoom' })).toHaveFocus();
    const headings = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      ...['Data Center', 'Server Room', 'Server Corridor'],
      ...['Window Light', 'Morning Sky', 'Sunrise', 'Plain'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('button', { name: /^Zoom/ })).toHaveFocus();
  },
};

export const Previewed: Story = {
  play: async ({ canvas }) => {
    await open(canvas, /^Google Meet/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Preview' })[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Server Room' }));
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeInTheDocument();
    await expect(dialog.getByAltText('Server Room, with the logo in the top-left corner')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Downloaded: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas, /^Universal/);
    const [button] = canvas.getAllByRole('button', { name: 'Download' });
    await userEvent.dblClick(button as HTMLElement);
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(args.save).toHaveBeenCalledWith([
      { name: 'data-center-universal-16-9.png', blob: expect.any(Blob) },
    ]);
    await expect(args.notify).toHaveBeenCalledWith({
      title: 'Downloading',
      description: 'Data Center',
      tone: 'success',
    });
  },
};

export const AllDownloaded: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas, /^Universal/);
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(args.save).toHaveBeenCalledWith([
      expect.objectContaining({
        name: expect.stringMatching(/^meeting-backgrounds-universal-16-9-\d{8}\.zip$/),
        blob: expect.anything(),
      }),
    ]);
    await expect(args.notify).toHaveBeenCalledWith({
      title: 'Downloading',
      description: '7 backgrounds',
      tone: 'success',
    });
  },
};

/**
 * A photograph as a PNG is larger than Teams allows: the JPEG is offered first, and a PNG that's too large isn't
 * offered.
 */
export const ForTeams: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas, /^Microsoft Teams/);
    await expect(canvas.getByRole('radio', { name: 'JPEG' })).toBeChecked();
    const [button] = canvas.getAllByRole('button', { name: 'Download' });
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(args.save).toHaveBeenCalledWith([
      { name: 'data-center-microsoft-teams.jpg', blob: expect.objectContaining({ type: 'image/jpeg' }) },
    ]);
    await expect(args.notify).toHaveBeenCalledWith({
      title: 'Downloading',
      description: 'Data Center, as JPEG',
      tone: 'success',
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'PNG' }));
    await userEvent.click(button as HTMLElement);
    await waitFor(() =>
      expect(args.notify).toHaveBeenLastCalledWith({
        title: 'Too large',
        description: expect.stringMatching(
          /^The PNG is \d\.\d MB, but Microsoft Teams allows only 2\.0 MB\. Choose JPEG\.$/,
        ),
        tone: 'danger',
      }),
    );
    await expect(args.save).toHaveBeenCalledOnce();
  },
};

const ada = { ...defaultUserDetails, name: 'Ada Okafor', title: 'Chief Operating Officer' };

/** With the person's name in the other corner: the preview matches the download, and the filename says whose it is. */
export const WithMyName: Story = {
  args: { user: ada },
  play: async ({ args, canvas }) => {
    await open(canvas, /^Microsoft Teams/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Include my name/ }));
    const [first] = await canvas.findAllByRole('img', { name: /with your name in the top-right corner/ });
    await waitFor(() => expect(first).toHaveTextContent('Ada OkaforChief Operating Officer'));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Download' })[0] as HTMLElement);
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce(), { timeout: 20_000 });
    await expect(args.save).toHaveBeenCalledWith([
      {
        name: 'data-center-microsoft-teams-ada-okafor.jpg',
        blob: expect.objectContaining({ type: 'image/jpeg' }),
      },
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Include my name/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Download' })[0] as HTMLElement);
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
    await expect(args.save).toHaveBeenLastCalledWith([
      { name: 'data-center-microsoft-teams.jpg', blob: expect.anything() },
    ]);
  },
};

/** No name entered yet. */
export const NoNameYet: Story = {
  play: async ({ canvas }) => {
    await open(canvas, /^Zoom/);
    await expect(canvas.getByRole('checkbox', { name: /^Include my name/ })).toBeDisabled();
    await expect(canvas.getByText('First, enter your full name under Your Information.')).toBeVisible();
  },
};

/** A name that doesn't fit isn't cut off: there's no file. */
export const NameTooLong: Story = {
  args: { user: { ...ada, name: 'W'.repeat(150) } },
  play: async ({ args, canvas }) => {
    await open(canvas, /^Zoom/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Include my name/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Download' })[0] as HTMLElement);
    await waitFor(
      () =>
        expect(args.notify).toHaveBeenCalledWith({
          title: 'Too long',
          description: 'Your name is too long for the background. Shorten it.',
          tone: 'danger',
        }),
      { timeout: 20_000 },
    );
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** The specified message, even if the failure has a message of its own. */
export const DownloadFails: Story = {
  args: {
    compose: async () => {
      throw new ExportError('The picture “server-corridor.jpg” could not be read.');
    },
  },
  play: async ({ args, canvas }) => {
    await open(canvas, /^Zoom/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Download' })[0] as HTMLElement);
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith({
        title: 'Error',
        description: 'Unable to prepare download. Please try again.',
        tone: 'danger',
      }),
    );
    await expect(canvas.getAllByRole('button', { name: 'Download' })[0]).toBeEnabled();
  },
};

export const EmptyPlatform: Story = {
  args: { backgroundsOf: () => [] },
  play: async ({ canvas }) => {
    await open(canvas, /^Microsoft Teams/);
    await expect(canvas.getByText('No backgrounds available for this platform yet.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => open(canvas, /^Zoom/),
};
export const OnDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => open(canvas, /^Zoom/),
};
