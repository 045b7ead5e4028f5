import '../../shared/theme/styles.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ApplicationApi, ApplicationApiError } from '../../backend/applicationApi/ApplicationApi.ts';
import type { OpenPosition, ReadPosition } from './position/openPosition.ts';
import { PositionPage } from './position/PositionPage.tsx';
import { clearAnswers } from './storedAnswers.ts';

const api = (changes: Partial<ApplicationApi> = {}): ApplicationApi => ({
  admit: fn(async () => undefined),
  upload: fn(async () => undefined),
  check: fn(async () => undefined),
  send: fn(async () => undefined),
  ...changes,
});
const position: OpenPosition = {
  title: 'Field Technician',
  place: 'Austin, Texas',
  country: 'US',
  remote: false,
  kind: 'full_time',
  description:
    "Take down solar panels, test them and bring them to our recycling floor.\nYou need a driver's license. We'll teach you everything else.",
  pay_from: 52_000,
  pay_to: 64_000,
  pay_per: 'year',
  closes_on: '2027-01-31',
  posted_on: '2026-11-24',
};
const id = '00000000-0000-4000-b000-000000000001';

const meta = {
  title: 'Portal/Job application for a position',
  component: PositionPage,
  parameters: { layout: 'fullscreen' },
  args: { id, api: api(), read: (async () => position) as ReadPosition },
  beforeEach: () => {
    clearAnswers();
    return clearAnswers;
  },
} satisfies Meta<typeof PositionPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function apply({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText(/^First name/), 'Jo');
  await userEvent.type(canvas.getByLabelText(/^Last name/), 'Doe');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'jo@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
}

export const Open: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const panel = await canvas.findByRole('region', { name: 'Field Technician' });
    await expect(panel).toHaveTextContent('$52,000 – $64,000 a year');
    await expect(panel).toHaveTextContent('January 31, 2027');
    const data = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' });
    await apply(context);
    await canvas.findByRole('heading', { name: 'Application Submitted!' });
    await expect(canvas.getByText('Field Technician')).toBeVisible();
    await expect(args.api.send).toHaveBeenCalledWith(expect.objectContaining({ position_id: id }), '');
  },
};

export const Bare: Story = {
  args: {
    read: async () => ({
      ...position,
      description: '',
      pay_from: null,
      pay_to: null,
      pay_per: null,
      closes_on: null,
    }),
  },
};

export const InSpanish: Story = {
  beforeEach: () => {
    const forgetLanguage = () => localStorage.removeItem('daybreak-job-application-language');
    forgetLanguage();
    return forgetLanguage;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await canvas.findByText('El puesto');
    await expect(canvas.getByText('Tiempo completo')).toBeVisible();
  },
};

/** After the deadline, people can still apply, but not for that position. */
export const Gone: Story = {
  args: { read: async () => null, api: api() },
  play: async (context) => {
    await context.canvas.findByText('This position is closed');
    await apply(context);
    await context.canvas.findByRole('heading', { name: 'Application Submitted!' });
    await expect(context.args.api.send).toHaveBeenCalledWith(
      expect.not.objectContaining({ position_id: id }),
      '',
    );
  },
};

export const Failed: Story = {
  args: { read: fn(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.read).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(/will still be for this position/)).toBeVisible();
  },
};

/** The position closes between loading the page and sending the form. */
export const ClosedMeanwhile: Story = {
  args: {
    read: fn(),
    api: api({
      send: fn(async (record: { position_id?: string }) => {
        if (record.position_id) throw new ApplicationApiError('refused', 403);
      }),
    }),
  },
  beforeEach: ({ args }) => {
    const answers = [position, null];
    (args.read as ReturnType<typeof fn>).mockReset().mockImplementation(async () => answers.shift() ?? null);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('region', { name: 'Field Technician' });
    await apply(context);
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Jo');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await canvas.findByRole('heading', { name: 'Application Submitted!' });
  },
};

export const Longest: Story = {
  args: {
    read: async () => ({
      ...position,
      title: 'Bartholomew-Maximilian '.repeat(5).trim(),
      place: 'W'.repeat(120),
      description: 'A long description. '.repeat(250).trim(),
      pay_from: 1,
      pay_to: 10_000_000,
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
