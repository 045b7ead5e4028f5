import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CompareEmails, EmailLook, EmailPiece, emailSizes } from '../../../storybook/EmailLook.tsx';
import { aboutStory, comparing, playground, withUserSample } from '../../../storybook/stories.tsx';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { Email } from './Email.tsx';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { EmailFrame } from './preview/EmailFrame.tsx';
import { localPictures } from './preview/localPictures.ts';
import { screens } from './preview/screens.ts';

const meta: Meta<typeof Email> = {
  title: 'Designers/Email Marketing',
  tags: ['autodocs'],
  decorators: [withUserSample],
  component: Email,
  args: { notify: fn() },
};
export default meta;
type Story = StoryObj<typeof Email>;

const stored = (draft: unknown) => {
  const drafts = memoryDrafts();
  drafts.save('email', draft);
  return drafts;
};

const { fields, examples } = email;
export const About = {
  tags: ['!dev'],
  ...aboutStory('email', { fields, examples, sizes: emailSizes, Look: EmailLook }),
};
export const Playground = playground(fields, EmailPiece);
export const Compare = { ...comparing(playground(fields, CompareEmails)), tags: ['!autodocs'] };
export const Default: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Promotional: Story = { args: { drafts: stored(email.examples.promotional) } };
export const Announcement: Story = { args: { drafts: stored(email.examples.announcement) } };
export const Educational: Story = { args: { drafts: stored(email.examples.educational) } };
export const Welcome: Story = { args: { drafts: stored(email.examples.welcome) } };
export const LongestText: Story = { args: { drafts: stored(email.examples.longest) } };
export const OneLongWord: Story = { args: { drafts: stored(email.examples['one long word']) } };
export const RightToLeft: Story = { args: { drafts: stored(email.examples['right to left']) } };
export const Empty: Story = { args: { drafts: stored(email.examples.empty) } };
export const CorruptDraft: Story = {
  args: { drafts: stored({ subject: 42, template: 'spam', theme: null }) },
};

export const TooLargeForGmail: Story = {
  args: { drafts: stored({ content: 'A paragraph too many.\n\n'.repeat(800) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Gmail will clip this email/)).toBeVisible();
  },
};

export const UnsafeAddress: Story = {
  args: { drafts: stored({ ctaUrl: 'javascript:alert(1)' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Call to action link')).toBeInvalid();
    await expect(canvas.getByText(/Enter a web address that starts with https/)).toBeVisible();
  },
};

/** Every template in both themes, on a desktop and a phone. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, alignItems: 'flex-start' }}>
      {email.fields.theme.options.flatMap(({ value: theme }) =>
        email.fields.template.options.flatMap(({ value: template }) =>
          screens.map(({ id, width }) => (
            <EmailFrame
              key={`${theme} ${template} ${id}`}
              html={emailHtml(
                restoreDraft(email.fields, { theme, template }),
                defaultUserDetails,
                localPictures,
              )}
              width={width}
              scale={0.5}
            />
          )),
        ),
      )}
    </div>
  ),
};

/** The preview of the email, next to the pictures of its templates. */
const previewIn = (element: HTMLElement) =>
  element.querySelector<HTMLIFrameElement>('[aria-label="Email preview"] iframe');
const mailIn = (element: HTMLElement) => previewIn(element)?.contentDocument?.body as HTMLElement;

export const WriteAndDownload: Story = {
  args: { exporter: { export: fn(), save: fn() } },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(mailIn(canvasElement)).toHaveTextContent('News from the recycling floor'));
    const headline = canvas.getByLabelText('Headline');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Ours');
    await expect(mailIn(canvasElement)).toHaveTextContent('Ours');

    const templates = within(canvas.getByRole('group', { name: 'Template' }));
    // Each of them shows the head of this particular email.
    await waitFor(() => {
      const heads = [...canvasElement.querySelectorAll('fieldset iframe')].map(
        (frame) => (frame as HTMLIFrameElement).contentDocument?.querySelector('h1')?.textContent,
      );
      return expect(heads).toEqual(Array.from({ length: 5 }, () => 'Ours'));
    });
    await userEvent.click(templates.getByRole('radio', { name: 'Welcome' }));
    await expect(headline).toHaveValue('Ours');
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Welcome to Daybreak');
    await expect(mailIn(canvasElement)).toHaveTextContent('How it works');

    await userEvent.click(canvas.getByRole('combobox', { name: 'Audience' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Partners' }));
    await expect(mailIn(canvasElement)).toHaveTextContent(
      'For the installers and contractors who work with us.',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^HTML/ }));
    await waitFor(() =>
      expect(args.exporter?.save).toHaveBeenCalledWith([
        expect.objectContaining({ name: expect.stringMatching(/^email-welcome-\d{8}\.html$/) }),
      ]),
    );
    await expect(args.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Downloaded', tone: 'success' }),
    );
  },
};

export const DesktopAndMobile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const width = () => previewIn(canvasElement)?.clientWidth;
    await expect(canvas.getByRole('tab', { name: 'Desktop' })).toHaveAttribute('aria-selected', 'true');
    await expect(width()).toBe(640);
    await userEvent.click(canvas.getByRole('tab', { name: 'Mobile' }));
    await expect(width()).toBe(375);
  },
};

/** Clicks a word of an email in the studio, and returns the field that has the caret, with the text after the caret. */
async function press(email: HTMLIFrameElement, element: string, word: string) {
  const text = [...(email.contentDocument?.querySelectorAll(element) ?? [])].flatMap((each) =>
    [...each.childNodes].filter(
      (node): node is Text => node.nodeType === Node.TEXT_NODE && (node as Text).data.includes(word),
    ),
  )[0];
  if (!text) throw new Error(`The mail has no ${word}.`);
  const range = text.ownerDocument.createRange();
  range.setStart(text, text.data.indexOf(word));
  range.setEnd(text, text.data.indexOf(word) + 1);
  const [at, frame] = [range.getBoundingClientRect(), email.getBoundingClientRect()];
  const scale = frame.width / email.offsetWidth;
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: email.nextElementSibling as HTMLElement,
    coords: {
      clientX: frame.left + (at.left + 1) * scale,
      clientY: frame.top + (at.top + at.height / 2) * scale,
    },
  });
  return waitFor(() => {
    const field = document.activeElement as HTMLInputElement;
    if (!field.name) throw new Error('No field has the caret.');
    return [field.name, field.value.slice(field.selectionStart ?? 0)] as const;
  });
}

/**
 * The email fills the window at the widths people read it at. Its words lead to their fields, which change every
 * screen; it's checked before it's sent; and it can be zoomed like any piece.
 */
export const InTheStudio: Story = {
  args: { view: 'studio', onViewChange: fn(), exporter: { export: fn(), save: fn() } },
  play: async ({ args }) => {
    const studio = await screen.findByRole('dialog', { name: 'Email Marketing studio' });
    const room = within(studio);
    // The form loads after the emails, whose words lead to it.
    await room.findByLabelText('Subject');
    const mails = () =>
      [...studio.querySelectorAll<HTMLIFrameElement>('section iframe[title="The email"]')].filter(
        (each) => !each.closest('fieldset'),
      );
    const heads = () =>
      mails().map(({ contentDocument }) => contentDocument?.querySelector('h1')?.textContent);
    await waitFor(() => expect(heads()).toHaveLength(2));
    await waitFor(() => expect(heads()[1]).toMatch(/^News from/));

    const [desktop] = mails() as [HTMLIFrameElement];
    await expect(await press(desktop, 'h1', 'recycling')).toEqual(['headline', 'recycling floor']);
    await userEvent.keyboard('Ours, ');
    await waitFor(() =>
      expect(heads()).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/Ours, recycling/))),
    );
    await expect((await press(desktop, 'a', 'Read more'))[0]).toBe('cta');
    await userEvent.click(room.getByRole('button', { name: /^News from the recycling floor One truck/ }));
    await waitFor(() => expect(room.getByLabelText('Subject')).toHaveFocus());
    await userEvent.clear(room.getByLabelText('Subject'));
    await expect(
      await room.findByText(/subject/i, { selector: 'li span' }, { timeout: 8_000 }),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(room.getByLabelText('Subject')).toHaveValue('News from the recycling floor'));

    const region = room.getByRole('region', { name: 'Email' });
    region.focus();
    await userEvent.keyboard('1');
    await room.findByRole('button', { name: 'Zoom, 100%' });
    await userEvent.click(room.getByRole('button', { name: 'Mobile' }));
    await waitFor(() => expect(mails().map(({ clientWidth }) => clientWidth)).toEqual([375]));
    await userEvent.click(room.getByLabelText('Dark mode'));
    await waitFor(() => {
      const body = mails()[0]?.contentDocument?.body;
      return expect(body && getComputedStyle(body).backgroundColor).toBe('rgb(6, 27, 41)');
    });

    await userEvent.click(room.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^HTML/ }));
    await waitFor(() => expect(args.exporter?.save).toHaveBeenCalledOnce());
    region.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onViewChange).toHaveBeenCalledWith('page');
  },
};

export const OnADarkScreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ground = () => {
      const page = previewIn(canvasElement)?.contentDocument;
      return page?.body && getComputedStyle(page.body).backgroundColor;
    };
    await waitFor(() => expect(ground()).toBe('rgb(233, 239, 243)'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dark mode' }));
    await waitFor(() => expect(ground()).toBe('rgb(6, 27, 41)'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Mobile' }));
    await waitFor(() => expect(ground()).toBe('rgb(6, 27, 41)'));
  },
};

/** Sections appear and disappear with their words; the picture comes from the website, and no file is requested. */
export const SectionsAndPicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    const sections = within(canvas.getByRole('group', { name: 'Sections' }));
    await waitFor(() => expect(mailIn(canvasElement)).toHaveTextContent('For your rooftops'));
    await userEvent.click(sections.getByRole('checkbox', { name: 'First line' }));
    await expect(mailIn(canvasElement)).not.toHaveTextContent('For your rooftops');
    await expect(canvas.queryByRole('textbox', { name: 'First line' })).toBeNull();

    await userEvent.click(sections.getByRole('checkbox', { name: 'Figures' }));
    await expect(mailIn(canvasElement)).toHaveTextContent('98%');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Figures' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Figures' }), '42 t: last year');
    await expect(mailIn(canvasElement)).toHaveTextContent('42 t');

    await userEvent.type(canvas.getByRole('textbox', { name: 'Preheader' }), 'Open me');
    await expect(canvas.getByText('Open me')).toBeVisible();

    const picture = within(canvas.getByRole('group', { name: 'Picture' }));
    await expect(picture.queryByRole('button', { name: 'Crop' })).toBeNull();
    await userEvent.click(picture.getByRole('button', { name: 'Choose picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose picture' }));
    await expect(dialog.queryByRole('button', { name: 'Add pictures' })).toBeNull();
    await expect(dialog.queryByRole('option', { name: /Solar array/ })).toBeNull();
    await userEvent.click(dialog.getByRole('option', { name: /Warehouse/ }));
    await waitFor(() =>
      expect(mailIn(canvasElement).querySelector('img[width="600"]')).toHaveAttribute(
        'src',
        expect.stringContaining('warehouse'),
      ),
    );
  },
};

export const SubjectStopsAtItsLimit: Story = {
  args: { drafts: stored({ subject: 'x'.repeat(49) }) },
  play: async ({ canvas }) => {
    const subject = canvas.getByLabelText('Subject');
    await userEvent.type(subject, 'yz');
    await expect(subject).toHaveValue(`${'x'.repeat(49)}y`);
    await expect(subject).toHaveAccessibleDescription(/50/);
  },
};

export const SendTest: Story = {
  args: { exporter: { export: fn(), save: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    const dialog = await screen.findByRole('dialog', { name: "Email isn't set up" });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download .eml draft' }));
    await waitFor(() =>
      expect(args.exporter?.save).toHaveBeenCalledWith([
        expect.objectContaining({ name: expect.stringMatching(/\.eml$/) }),
      ]),
    );
  },
};

/** Sends the test email to the user's own address, if there's a server. */
export const TestSent: Story = {
  args: { sendTest: fn(async () => 'sam@daybreak.example') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith({
        title: 'Test sent',
        description: "It's on its way to sam@daybreak.example.",
        tone: 'success',
      }),
    );
    await expect(args.sendTest).toHaveBeenCalledWith({
      subject: expect.any(String),
      html: expect.stringContaining('<html'),
      text: expect.any(String),
      unsubscribe: 'https://www.daybreak.example/unsubscribe',
    });
  },
};

export const TestRefused: Story = {
  args: {
    sendTest: async () => {
      throw new Error("You've sent ten tests in the last hour. Try again in 42 minutes.");
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    const dialog = within(await screen.findByRole('dialog', { name: "Couldn't send the test" }));
    await expect(dialog.getByText(/ten tests in the last hour/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Download .eml draft' })).toBeInTheDocument();
  },
};

/** An error blocks the email: it can't be sent or downloaded. */
export const WithoutSubject: Story = {
  args: { exporter: { export: fn(), save: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Subject', { exact: false }));
    await expect(await canvas.findByText(/This email doesn't have a subject/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^HTML/ }));
    await expect(args.exporter?.save).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send test' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const CopyHtmlAndText: Story = {
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy HTML' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^<!doctype html>/)),
    );
    await expect(args.notify).toHaveBeenCalledWith({ title: 'HTML copied', tone: 'success' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy text' }));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^NEWS FROM/)));
    await expect(args.notify).toHaveBeenCalledWith({ title: 'Text copied', tone: 'success' });
  },
};

export const CopyFails: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy HTML' }));
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Copy failed', tone: 'danger' }),
      ),
    );
  },
};
