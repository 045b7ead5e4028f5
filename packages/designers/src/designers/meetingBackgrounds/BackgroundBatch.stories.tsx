import { browserExporter, type ExportedFile } from '@daybreak/print';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { saying } from '../../../storybook/saying.ts';
import { BackgroundBatch } from './BackgroundBatch.tsx';

const person = (id: string, name: string, title: string) => ({
  id,
  name,
  title,
  email: `${id}@daybreak.example`,
  phone: '',
});
const jobKey = 'daybreak-rows::meeting-background';

const meta: Meta<typeof BackgroundBatch> = {
  title: 'Designers/New Hire/Many meeting backgrounds',
  component: BackgroundBatch,
  args: {
    batch: {
      isOpen: true,
      onOpen: fn(),
      onClose: fn(),
      loadStaff: async () => [
        person('ada', 'Ada Okafor', 'Chief Operating Officer'),
        person('max', 'W'.repeat(150), 'Chemist'),
        person('zoe', 'Zoë Nuñez', ''),
      ],
    },
    exporter: browserExporter,
    notify: fn(),
  },
  beforeEach: () => {
    sessionStorage.removeItem(jobKey);
    return () => sessionStorage.removeItem(jobKey);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const go = () => userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
const save = fn((_files: ExportedFile[]) => {});

/** One background for all, another for a single row; a name that doesn't fit is an error in its row. */
export const FromTheDirectory: Story = {
  args: { exporter: { ...browserExporter, save } },
  play: async () => {
    save.mockClear();
    await userEvent.click(await dialog().findByRole('combobox', { name: 'Background' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Plain' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Select all' }));
    await go();
    await dialog().findByText("1 of 3 rows aren't ready yet.", undefined, { timeout: 30_000 });
    await expect(dialog().getAllByRole('listitem')[0]).toHaveTextContent(/Name is too long/);
    await userEvent.click(dialog().getByRole('button', { name: 'Skip row 2' }));
    await go();
    await expect(dialog().getByText('2 meeting backgrounds.')).toBeVisible();
    await expect(dialog().queryByRole('radio', { name: 'Coated' })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Create files' }));
    await waitFor(() => expect(save).toHaveBeenCalled(), { timeout: 30_000 });
    const [zip] = save.mock.calls[0]?.[0] ?? [];
    await expect(zip?.name).toMatch(/^meeting-background-2-people-\d{8}\.zip$/);
    await expect(zip?.note).toMatch(/^2 of 3 files\./);
  },
};

/** A column names the background for each person. */
export const FromATable: Story = {
  play: async () => {
    await userEvent.click(dialog().getByRole('radio', { name: 'CSV file' }));
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement,
      new File(['Name;Title;Background\nAda Okafor;Chief;Sunrise\nMax Ortiz;Chemist;Beach\n'], 'people.csv'),
    );
    await dialog().findByText(saying('people.csv: 2 rows'));
    await go();
    await expect(dialog().getByText(/^Sunrise · Beach: unreadable/)).toBeVisible();
    await go();
    await dialog().findByText("1 of 2 rows aren't ready yet.", undefined, { timeout: 30_000 });
    await expect(dialog().getAllByRole('listitem')[0]).toHaveTextContent(
      /Background: “Beach” isn't an option. Use one of these: Data Center,/,
    );
  },
};
