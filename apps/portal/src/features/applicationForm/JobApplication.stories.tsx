import '../../shared/theme/styles.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { saying } from '../../../storybook/saying.ts';
import { type ApplicationApi, ApplicationApiError } from '../../backend/applicationApi/ApplicationApi.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';
import { clearAnswers } from './storedAnswers.ts';

const api = (changes: Partial<ApplicationApi> = {}): ApplicationApi => ({
  admit: fn(async () => undefined),
  upload: fn(async () => undefined),
  check: fn(async () => undefined),
  send: fn(async () => undefined),
  ...changes,
});
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Portal/Job application',
  component: JobApplicationPage,
  parameters: { layout: 'fullscreen' },
  args: { api: api() },
  beforeEach: () => {
    clearAnswers();
    return clearAnswers;
  },
} satisfies Meta<typeof JobApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const pdf = (name = 'Jo Doe resume.pdf', content: BlobPart = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf' });
/** While the button is inert, its accessible name also includes the reason. */
const submit = { name: /^Submit application/ };

async function fill({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText(/^First name/), 'Jo');
  await userEvent.type(canvas.getByLabelText(/^Last name/), 'Doe');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'jo@example.com');
}
/** Chooses a file as a browser would, even one that its dialog wouldn't offer. */
async function attach({ canvas }: Pick<Played, 'canvas'>, file: File) {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  await fireEvent.change(canvas.getByLabelText('Resume'), { target: { files: chosen.files } });
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
    await expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', submit)).toHaveAccessibleDescription(
      'Enter your first name, last name and email to submit.',
    );
    await expect(canvas.getByText('Enter your first name, last name and email to submit.')).toBeVisible();
  },
};

/** The summary gets the focus, and each of its links leads to a field. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'jo at example');
    await userEvent.click(canvas.getByRole('button', submit));
    const summary = (await canvas.findByText('Check 3 answers')).closest('[role=alert]');
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your last name.' }));
    const last = canvas.getByLabelText(/^Last name/);
    await expect(last).toHaveFocus();
    await expect(last).toHaveAccessibleDescription('Enter your last name.');
    await userEvent.type(last, 'Doe');
    await expect(await canvas.findByText('Check 2 answers')).toBeVisible();
  },
};

export const ResumeChosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await attach(context, pdf());
    await expect(await canvas.findByText('Jo Doe resume.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText('Jo Doe resume.pdf')).toBeNull();
    await expect(canvas.getByLabelText('Resume')).toHaveFocus();
    await attach(context, pdf());
    await expect(await canvas.findByRole('button', { name: 'Replace' })).toBeVisible();
  },
};

export const ResumeRefused: Story = {
  play: async (context) => {
    const { canvas } = context;
    await attach(context, pdf('photo.png'));
    const notice = (await canvas.findByText('Please upload a PDF or DOC file')).closest('[role=alert]');
    await expect(notice).toHaveTextContent(/^Error/);
    await attach(context, pdf('renamed.pdf', 'GIF89a'));
    await expect(await canvas.findByText('Please upload a PDF or DOC file')).toBeVisible();
    await attach(context, pdf('large.pdf', new Uint8Array(10 * 1024 * 1024 + 1)));
    await expect(await canvas.findByText('File size must be less than 10MB')).toBeVisible();
    await attach(context, pdf('empty.pdf', ''));
    await expect(await canvas.findByText('This file is empty. Choose another one.')).toBeVisible();
  },
};

/** An invalid file blocks the form. The error explains how to continue without one. */
export const ResumeRefusedStops: Story = {
  args: { api: api() },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await attach(context, pdf('Lebenslauf Müller.doc', '{\\rtf1 Jo}'));
    await expect(await canvas.findByText('Please upload a PDF or DOC file')).toBeVisible();
    await expect(canvas.getByText(/^This file is a rich text file \(RTF\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', submit));
    const field = canvas.getByLabelText('Resume');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Please upload a PDF or DOC file.*rich text file/);
    await expect(args.api.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without a resume' }));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByRole('heading', { name: 'Application Submitted!' });
    await expect(args.api.send).toHaveBeenCalledOnce();
  },
};

/** The earlier file stays when a new one is refused, but is sent only if the applicant confirms it. */
export const AnotherRefused: Story = {
  args: { api: api() },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await attach(context, pdf('Lebenslauf Müller.pdf .'));
    await canvas.findByText('Lebenslauf Müller.pdf');
    await attach(context, pdf('photo.png'));
    await canvas.findByText('Please upload a PDF or DOC file');
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByLabelText('Resume')).toHaveFocus());
    await expect(args.api.upload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Lebenslauf Müller.pdf' }));
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(saying('Lebenslauf Müller.pdf (8 bytes)'))).toBeVisible();
    await expect(args.api.send).toHaveBeenCalledWith(
      expect.objectContaining({
        resume_name: 'Lebenslauf Müller.pdf',
        resume_url: expect.stringMatching(/^\d{13}_Lebenslauf Muller\.pdf$/),
      }),
      '',
    );
  },
};

/** The form reports a file that was lost in a reload. */
export const ResumeLost: Story = {
  args: { api: api() },
  beforeEach: () =>
    sessionStorage.setItem(
      'daybreak-job-application',
      JSON.stringify({ firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com', resumeName: 'cv.pdf' }),
    ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByLabelText('Resume')).toHaveFocus());
    await expect(canvas.getByText(saying(/^Choose cv\.pdf again/))).toBeVisible();
    await expect(args.api.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without a resume' }));
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByRole('heading', { name: 'Application Submitted!' });
  },
};

/** The server checks every file, and rejects this one. */
export const ResumeRefusedByServer: Story = {
  args: { api: api({ check: () => Promise.reject(new ApplicationApiError('protected', 422)) }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await attach(context, pdf());
    await canvas.findByText('Jo Doe resume.pdf');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect((await canvas.findAllByText(/^This file is password-protected/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByLabelText('Resume')).toHaveFocus());
  },
};

export const Uploading: Story = {
  args: {
    api: api({
      upload: ({ onProgress, signal }) =>
        new Promise((_resolve, reject) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(new ApplicationApiError('cancelled')));
        }),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await attach(context, pdf());
    await canvas.findByText('Jo Doe resume.pdf');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('progressbar')).toHaveValue(0.4);
    await expect(canvas.getByRole('button', { name: 'Uploading your resume...' })).toBeVisible();
  },
};

export const UploadCancelled: Story = {
  args: { ...Uploading.args },
  play: async (context) => {
    await Uploading.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    const alert = (await canvas.findByText('Failed to upload resume')).closest('[role=alert]');
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent('Upload canceled. Nothing was submitted.');
    await expect(canvas.getByText('Jo Doe resume.pdf')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByText("You're offline")).toBeVisible();
    await fill(context);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Failed to submit application. Please try again.')).toBeVisible();
    await expect(canvas.getByText(/^You're offline\. Your answers are saved in this browser/)).toBeVisible();
    await expect(args.api.send).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Jo');
  },
};

export const Sending: Story = {
  args: { api: api({ send: never }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TooMany: Story = {
  args: { api: api({ send: () => Promise.reject(new ApplicationApiError('refused', 401)) }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', submit));
    const words = await canvas.findByText('Failed to submit application. Please try again.');
    await expect(words).toBeVisible();
    await expect(canvas.getByText(/Try again in an hour/)).toBeVisible();
    await expect(words.closest('[role=alert]')).toHaveTextContent(/^ErrorFailed to submit application/);
  },
};

/** A busy server asks for a captcha. The captcha's script draws it, and its answer goes with the next attempt. */
export const CaptchaAsked: Story = {
  args: {
    api: api({
      admit: fn(async (_reference, _resume, captcha) => {
        const script = 'data:text/javascript,';
        if (!captcha)
          throw new ApplicationApiError('captcha', 428, { script, kind: 'cf-turnstile', siteKey: 'site' });
        return undefined;
      }),
    }),
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/Confirm that you're human/)).toBeVisible();
    const place = canvasElement.querySelector('.cf-turnstile[data-sitekey=site]');
    const answer = document.createElement('input');
    Object.assign(answer, { type: 'hidden', name: 'cf-turnstile-response', value: 'solved' });
    place?.append(answer);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
    await expect(args.api.admit).toHaveBeenLastCalledWith(expect.anything(), null, 'solved');
    await expect(args.api.send).toHaveBeenCalledOnce();
  },
};

export const HiddenCharacters: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByLabelText(/^First name/));
    await userEvent.paste('\u202eeoJ');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('link', { name: /^First name: retype your answer/ })).toBeVisible();
  },
};

/** A double-click submits the form only once. Then the receipt appears. */
export const Success: Story = {
  args: { api: api() },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    await attach(context, pdf());
    await canvas.findByText('Jo Doe resume.pdf');
    await userEvent.dblClick(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('heading', { name: 'Application Submitted!' })).toHaveFocus();
    const notice = canvas.getByText('Application submitted successfully!');
    await expect(notice).toBeVisible();
    await expect(notice.closest('[role=status]')).toHaveTextContent(/^Success/);
    await expect(canvas.getByText(saying('Jo Doe resume.pdf (8 bytes)'))).toBeVisible();
    await expect(
      canvas.getByText(
        saying("We'll email jo@example.com a link so you can edit or withdraw your application."),
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
    await expect(args.api.send).toHaveBeenCalledOnce();
    await expect(args.api.upload).toHaveBeenCalledOnce();
    await waitFor(() => expect(sessionStorage.getItem('daybreak-job-application')).toBeNull());
  },
};

/** Without a mail service, the receipt promises no email. */
export const SuccessWithoutMail: Story = {
  args: { api: api({ admit: fn(async () => ({ confirms: false })) }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByRole('heading', { name: 'Application Submitted!' });
    await expect(canvas.queryByText(/a link so you can edit or withdraw/)).toBeNull();
  },
};

export const Longest: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const type = (label: RegExp, text: string) =>
      userEvent.click(canvas.getByLabelText(label)).then(() => userEvent.paste(text));
    await type(/^First name/, 'Bartholomew-Maximilian '.repeat(4));
    await type(/^Last name/, 'W'.repeat(101));
    await type(/^Email/, `${'a'.repeat(200)}@example.com`);
    await type(/^Salary/, 'Negotiable, '.repeat(20));
    await attach(context, pdf(`${'a-very-long-file-name-'.repeat(8)}.pdf`));
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Check 2 answers')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
