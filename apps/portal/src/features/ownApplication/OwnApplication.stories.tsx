import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';
import { applicationToken, expiredToken } from '../../backend/memory/ownApplication.ts';
import { applicationOf } from '../../backend/memory/sampleApplications.ts';

const application = applicationOf({ resume: '1790000000000_Jo Doe resume.pdf' });
const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('daybreak-own-application:')) localStorage.removeItem(key);
};
/** Returns a setup that puts the token after the "#" in the address, where the page reads it. */
const opened = (token: string) => () => {
  const before = location.hash;
  location.hash = token;
  forget();
  return () => {
    location.hash = before;
    forget();
  };
};

const meta = {
  title: 'Portal/Own application',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/my-application', applications: [application] },
  beforeEach: opened(applicationToken(application)),
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const correct = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit application' }));

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(application.reference)).toBeVisible();
    await expect(canvas.getByText(application.email)).toBeVisible();
  },
};

export const Corrected: Story = {
  play: async ({ canvas }) => {
    await correct();
    const form = within(await canvas.findByRole('form', { name: 'Edit your application' }));
    await waitFor(() => expect(form.getByLabelText(/First name/)).toHaveFocus());
    await expect(form.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.clear(form.getByLabelText(/First name/));
    await userEvent.click(form.getByRole('button', { name: 'Save corrections' }));
    await expect(await form.findByText('Enter your first name.')).toBeVisible();
    await userEvent.type(form.getByLabelText(/First name/), 'Corrected');
    await userEvent.click(form.getByRole('button', { name: 'Save corrections' }));
    await toastShown('Your application was updated');
    await expect(await canvas.findByText('Corrected')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit application' })).toHaveFocus());
  },
};

export const NotCorrected: Story = {
  args: { failures: { 'ownApplication.correct': 'unreachable' } },
  play: async ({ canvas }) => {
    await correct();
    const form = within(await canvas.findByRole('form', { name: 'Edit your application' }));
    await userEvent.type(form.getByLabelText('Phone'), '5');
    await userEvent.click(form.getByRole('button', { name: 'Save corrections' }));
    await expect(
      await form.findByText("Couldn't save your corrections. Your changes are still here. Try again."),
    ).toBeVisible();
  },
};

const replace = async () => userEvent.click(await screen.findByRole('button', { name: 'Replace resume' }));
const choose = (label: string, name: string, content: BlobPart = '%PDF-1.7') => {
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name, { type: 'application/pdf' }));
  return fireEvent.change(screen.getByLabelText(label), { target: { files: chosen.files } });
};

export const ResumeReplaced: Story = {
  play: async ({ canvas }) => {
    await replace();
    const form = within(await canvas.findByRole('form', { name: 'Replace resume' }));
    await waitFor(() => expect(form.getByLabelText('Resume')).toHaveFocus());
    await expect(form.getByRole('button', { name: 'Send resume' })).toHaveAttribute('aria-disabled', 'true');
    await expect(form.getByRole('button', { name: 'Send resume' })).toHaveAccessibleDescription(
      'Choose a file to send.',
    );
    await choose('Resume', 'photo.png');
    await expect(await form.findByText('Please upload a PDF or DOC file')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send resume' })).toHaveAttribute('aria-disabled', 'true');
    await choose('Resume', 'empty.pdf', '');
    await expect(await form.findByText('This file is empty. Choose another one.')).toBeVisible();
    await choose('Resume', 'Jo resume (new).pdf');
    await expect(await form.findByText('Jo resume (new).pdf')).toBeVisible();
    await choose('Resume', 'photo.png');
    await form.findByText('Please upload a PDF or DOC file');
    await userEvent.click(form.getByRole('button', { name: 'Send resume' }));
    await expect(form.getByLabelText('Resume')).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Keep Jo resume (new).pdf' }));
    await expect(form.getByText('This replaces the file you sent before.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Send resume' }));
    await toastShown('Resume sent');
    await expect(await canvas.findByText('Jo resume (new).pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace resume' })).toHaveFocus());
  },
};

export const ResumeChosen: Story = {
  play: async ({ canvas }) => {
    await replace();
    await canvas.findByRole('form', { name: 'Replace resume' });
    await choose('Resume', 'Jo resume (new).pdf');
    await expect(await canvas.findByText('Jo resume (new).pdf')).toBeVisible();
  },
};

export const ResumeUploading: Story = {
  args: { unanswered: ['ownApplication.replaceResume'] },
  play: async (context) => {
    const { canvas } = context;
    await ResumeChosen.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send resume' }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading Jo resume (new).pdf' }),
    ).toHaveValue(0.4);
    await expect(canvas.getByText('40%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Uploading your resume...' })).toBeVisible();
  },
};

export const ResumeCancelled: Story = {
  args: { unanswered: ['ownApplication.replaceResume'] },
  play: async (context) => {
    const { canvas } = context;
    await ResumeUploading.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(
      await canvas.findByText('Upload canceled. Nothing changed, and your file is still selected.'),
    ).toBeVisible();
    await expect(canvas.getByText('Jo resume (new).pdf')).toBeVisible();
    const send = await canvas.findByRole('button', { name: 'Send resume' });
    await expect(send).toHaveFocus();
    await expect(send).not.toHaveAttribute('aria-disabled');
  },
};

export const AnotherChosenAfterwards: Story = {
  args: { unanswered: ['ownApplication.replaceResume'] },
  play: async (context) => {
    const { canvas } = context;
    await ResumeCancelled.play?.(context);
    await choose('Resume', 'Jo resume (newest).pdf');
    await expect(await canvas.findByText('Jo resume (newest).pdf')).toBeVisible();
    await expect(canvas.queryByText(/Upload canceled/)).toBeNull();
  },
};

export const ResumeOffline: Story = {
  args: { failures: { 'ownApplication.replaceResume': 'unreachable' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async (context) => {
    const { canvas } = context;
    await ResumeChosen.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send resume' }));
    await expect(
      await canvas.findByText(
        "You're offline. Your file is still selected. Send it again when you're back online.",
      ),
    ).toBeVisible();
  },
};

export const ResumeNotReplaced: Story = {
  args: { failures: { 'ownApplication.replaceResume': 'unreachable' } },
  play: async ({ canvas }) => {
    await replace();
    const form = within(await canvas.findByRole('form', { name: 'Replace resume' }));
    await choose('Resume', 'Jo resume (new).pdf');
    await form.findByText('Jo resume (new).pdf');
    await userEvent.click(form.getByRole('button', { name: 'Send resume' }));
    await expect(
      await form.findByText(
        'The connection was lost. Your file is still selected. Send it again in a moment.',
      ),
    ).toBeVisible();
    await expect(form.getByText('Jo resume (new).pdf')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace resume' })).toHaveFocus());
  },
};

export const TooManyFiles: Story = {
  args: {
    applications: [{ ...application, resume: null }],
    failures: { 'ownApplication.replaceResume': 'tooManyRequests' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a resume' }));
    const form = within(await canvas.findByRole('form', { name: 'Add a resume' }));
    await expect(form.queryByText('This replaces the file you sent before.')).toBeNull();
    await choose('Resume', 'Jo resume.pdf');
    await form.findByText('Jo resume.pdf');
    await userEvent.click(form.getByRole('button', { name: 'Send resume' }));
    await expect(
      await form.findByText('Too many files were uploaded from your network. Try again in an hour.'),
    ).toBeVisible();
  },
};

export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
    await expect(await canvas.findByText('Your application was withdrawn')).toBeVisible();
  },
};

export const NotWithdrawn: Story = {
  args: { failures: { 'ownApplication.withdraw': 'unreachable' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
    await expect(await dialog.findByText("Couldn't withdraw your application. Try again.")).toBeVisible();
  },
};

export const Closed: Story = {
  args: { applications: [{ ...application, status: 'closed' }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your application is closed, so you can't edit it anymore."),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit application' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

export const Expired: Story = {
  beforeEach: opened(expiredToken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link has expired')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { applications: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This application was deleted')).toBeVisible();
  },
};

export const Unknown: Story = {
  beforeEach: opened('x'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This link doesn't work")).toBeVisible();
  },
};

/** The page is in the application's language, which the link in the email includes. */
export const Spanish: Story = {
  args: { path: '/my-application?language=es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Su solicitud' })).toBeVisible();
    await expect(canvas.getByText(/Todos los derechos reservados\.$/)).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    await expect(await canvas.findByText('Nivel de experiencia')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Corregir' }));
    const form = within(await canvas.findByRole('form', { name: 'Corregir su solicitud' }));
    await userEvent.clear(form.getByLabelText(/^Nombre/));
    await userEvent.click(form.getByRole('button', { name: 'Guardar correcciones' }));
    await expect(await form.findByText('Escriba su nombre.')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Nombre/), 'Corregido');
    await userEvent.click(form.getByRole('button', { name: 'Guardar correcciones' }));
    await toastShown('Su solicitud está corregida');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reemplazar currículum' }));
    const file = within(await canvas.findByRole('form', { name: 'Reemplazar currículum' }));
    await choose('Currículum', 'foto.png');
    await expect(await file.findByText('Suba un archivo PDF o DOC')).toBeVisible();
    await choose('Currículum', 'Currículum nuevo.pdf');
    await file.findByText('Currículum nuevo.pdf');
    await userEvent.click(file.getByRole('button', { name: 'Enviar currículum' }));
    await toastShown('Su currículum se envió');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar su solicitud?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar y eliminar' }));
    await expect(await canvas.findByText('Su solicitud está retirada')).toBeVisible();
  },
};

/** Loads slowly, with messages in the page's language. */
export const SpanishSlow: Story = {
  args: { path: '/my-application?language=es', unanswered: ['ownApplication.open'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seguimos intentando comunicarnos con el servidor')).toBeVisible();
  },
};

export const SpanishFailed: Story = {
  args: { path: '/my-application?language=es', failures: { 'ownApplication.open': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar su solicitud')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failures: { 'ownApplication.open': 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your application")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
