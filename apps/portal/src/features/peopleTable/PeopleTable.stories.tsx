import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../storybook/toastShown.ts';

const meta = {
  title: 'Portal/Import people',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/staff-directory', signedInAs: 'ada@daybreak.example' },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  return within(await screen.findByRole('dialog', { name: 'Import people' }));
}
async function choose(dialog: Awaited<ReturnType<typeof open>>, content: string, name = 'people.csv') {
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name, { type: 'text/csv' }));
  await fireEvent.change(dialog.getByLabelText('Choose a CSV file', { selector: 'input' }), {
    target: { files: chosen.files },
  });
}
const table = [
  'E-Mail;Vorname;First name;Department',
  'mia@daybreak.example;;Mia;Solar',
  'sam@daybreak.example;;Sam;Sales',
  'nobody;;No;Sales',
  '',
].join('\r\n');

/** A German spreadsheet: one row is wrong and left out, and then the others are imported. */
export const Import: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, table);
    await dialog.findByText('1 added, 1 changed, 0 unchanged, 1 refused');
    await expect(dialog.getByText('This is no email address.')).toBeVisible();
    await expect(dialog.getByText('Not used: Vorname.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the rows that are refused' }));
    await dialog.findByText('1 added, 1 changed, 0 unchanged, 0 refused');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 people' }));
    await toastShown('2 people imported');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('mia@daybreak.example');
  },
};

export const Refused: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, table);
    await dialog.findByText('This is no email address.');
    await expect(dialog.getByRole('button', { name: /^Import 2 people/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NoEmail: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Name\r\nMia\r\n');
    await expect(await dialog.findByText(/^No column is called Email/)).toBeVisible();
  },
};

export const Workbook: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'PK\u0003\u0004', 'people.xlsx');
    await expect(await dialog.findByText(/^This is a workbook/)).toBeVisible();
  },
};

export const Nothing: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Email\r\nsam@daybreak.example\r\n');
    await dialog.findByText('0 added, 0 changed, 1 unchanged, 0 refused');
  },
};

export const LookFailed: Story = {
  args: { failing: { 'people.lookAtTable': 'unreachable' } },
  play: async () => {
    const dialog = await open();
    await choose(dialog, table);
    await expect(await dialog.findByText(/^The server does not answer/)).toBeVisible();
  },
};

export const ImportFailed: Story = {
  args: { failing: { 'people.importTable': 'unreachable' } },
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Email,First name\r\nmia@daybreak.example,Mia\r\n');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 person' }));
    await expect(await dialog.findByText(/^The server does not answer/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 1 person' })).toBeVisible();
  },
};

export const ManyDark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    const dialog = await open();
    const rows = Array.from(
      { length: 2_000 },
      (_, index) => `person.${index}@daybreak.example,Person ${index}`,
    );
    await choose(dialog, ['Email,First name', ...rows].join('\r\n'));
    await dialog.findByText('2,000 added, 0 changed, 0 unchanged, 0 refused');
    await expect(dialog.getByText('1,900 more rows are like these.')).toBeVisible();
  },
};
