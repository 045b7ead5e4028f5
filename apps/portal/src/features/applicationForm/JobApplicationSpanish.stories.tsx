import '../../shared/theme/styles.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ApplicationApiError } from '../../backend/applicationApi/ApplicationApi.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';
import { clearAnswers } from './storedAnswers.ts';

const key = 'daybreak-job-application-language';
const meta = {
  title: 'Portal/Job application in Spanish',
  component: JobApplicationPage,
  parameters: { layout: 'fullscreen' },
  args: {
    api: {
      admit: async () => undefined,
      upload: async () => undefined,
      check: async () => undefined,
      send: fn(async () => undefined),
    },
  },
  beforeEach: () => {
    clearAnswers();
    localStorage.removeItem(key);
    return () => {
      clearAnswers();
      localStorage.removeItem(key);
    };
  },
} satisfies Meta<typeof JobApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const submit = { name: /^Enviar solicitud/ };

async function choose({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
  await canvas.findByRole('heading', { name: 'Únase a nuestro equipo' });
}

/** Answers entered in English stay, including a value chosen from a list. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^First name/), 'María José');
    await userEvent.selectOptions(canvas.getByLabelText('Experience level'), 'mid');
    await choose(context);
    await userEvent.type(canvas.getByLabelText(/^Apellido/), 'Muñoz');
    await userEvent.type(canvas.getByLabelText(/^Correo/), 'maria@example.com');
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF-1.7'], 'Currículum.pdf', { type: 'application/pdf' }));
    await fireEvent.change(canvas.getByLabelText('Currículum'), { target: { files: chosen.files } });
    await expect(await canvas.findByText('Currículum.pdf')).toBeVisible();
    await expect(canvas.getByLabelText(/^Nombre/)).toHaveValue('María José');
    await expect(canvas.getByLabelText('Nivel de experiencia')).toHaveDisplayValue(
      'Nivel intermedio (3–7 años)',
    );
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
    await expect(document.documentElement).toHaveAttribute('lang', 'es');
  },
};

/** Errors already on screen switch language, and the focus stays on the language choice. */
export const Errors: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^Email/), 'maria');
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF-1.7'], 'foto.png'));
    await fireEvent.change(canvas.getByLabelText('Resume'), { target: { files: chosen.files } });
    await canvas.findByText('Please upload a PDF or DOC file');
    await userEvent.click(canvas.getByRole('button', { name: /^Submit application/ }));
    await canvas.findByText('Check 3 answers');
    await choose(context);
    await expect(canvas.getByText('Revise 3 respuestas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Escriba su apellido.' })).toBeVisible();
    await expect(canvas.getByText('Suba un archivo PDF o DOC')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { api: { ...meta.args.api, send: () => Promise.reject(new ApplicationApiError('server', 500)) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^First name/), 'María');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Muñoz');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'maria@example.com');
    await userEvent.click(canvas.getByRole('button', { name: /^Submit application/ }));
    await canvas.findByText('Failed to submit application. Please try again.');
    await choose(context);
    await expect(canvas.getByText('No se pudo enviar la solicitud. Inténtelo de nuevo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveFocus();
  },
};

export const Receipt: Story = {
  play: async (context) => {
    await Filled.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByLabelText('Sí'));
    await fireEvent.change(canvas.getByLabelText('Fecha en que puede comenzar'), {
      target: { value: '2027-02-01' },
    });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('heading', { name: '¡Solicitud enviada!' })).toHaveFocus();
    await expect(canvas.getByText('1 de febrero de 2027')).toBeVisible();
    await expect(document.title).toBe('¡Solicitud enviada! · Daybreak');
    await expect(args.api.send).toHaveBeenCalledWith(
      expect.objectContaining({
        experience_years: 'mid',
        work_authorization: 'yes',
        available_start_date: '2027-02-01',
      }),
      '',
    );
  },
};

/** The longest label, and the longest word in any label, fit on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Errors.play?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
