import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../../../storybook/PortalStory.tsx';
import { toastShown } from '../../../../storybook/toastShown.ts';

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

/** Imports a German spreadsheet, skipping one wrong row. */
export const Import: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, table);
    await dialog.findByText('1 to add, 1 to change, 0 unchanged, 1 with errors');
    await expect(dialog.getByText("This isn't a valid email address.")).toBeVisible();
    await expect(dialog.getByText('Ignored: Vorname.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Skip rows with errors' }));
    await dialog.findByText('1 to add, 1 to change, 0 unchanged, 0 with errors');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 people' }));
    await toastShown('2 people imported');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('mia@daybreak.example');
  },
};

/** If no date reveals the order of day and month, the dialog asks, then shows every date in words. */
export const OpenDates: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Email,First name,Start date\r\nmia@daybreak.example,Mia,03/04/2026\r\n');
    await dialog.findByText('Choose a date format for “Start date” first.');
    await expect(dialog.getByText(/^03\/04\/2026: unclear date/)).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Dates in “Start date”' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Day first/ }));
    await dialog.findByText('1 to add, 0 to change, 0 unchanged, 0 with errors');
    await expect(dialog.getByRole('cell', { name: 'April 3, 2026' })).toBeVisible();
  },
};

/** A table without headings keeps its first row, and a message explains it. */
export const NoHeadings: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'mia@daybreak.example,Mia Stone\r\nleo@daybreak.example,Leo Park\r\n');
    await dialog.findByText(/^This table doesn't have headings/);
    await expect(dialog.getByRole('radio', { name: 'The first row is data' })).toBeChecked();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Full name' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Column 2' }));
    await dialog.findByText('2 to add, 0 to change, 0 unchanged, 0 with errors');
  },
};

const damaged = [
  'Full name,Job title,Email,Phone',
  '"Hale, Nora",Inspector,nora.h@daybreak.example,5.12556E+09',
  'Omar Lind,#N/A,omar.l@daybreak.example,(512) 555-0103 ext. 12',
  'Petra Voss\u200b,Lead,petra.v@daybreak.example\u00a0,(512) 555-0104',
].join('\r\n');

/** Cells that a spreadsheet damaged are refused with the reason, never imported. */
export const DamagedCells: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, damaged);
    await dialog.findByText('1 to add, 0 to change, 0 unchanged, 2 with errors');
    await expect(
      dialog.getByText(/Phone: “5\.12556E\+09” is a long number that the spreadsheet shortened/),
    ).toBeVisible();
    await expect(dialog.getByText(/Job title: “#N\/A” is a spreadsheet error/)).toBeVisible();
    await expect(dialog.getByText('Nora Hale')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Skip rows with errors' }));
    await dialog.findByText('1 to add, 0 to change, 0 unchanged, 0 with errors');
  },
};

const two = 'Email,Full name\r\nmia@daybreak.example,Mia Stone\r\nleo@daybreak.example,Leo Park\r\n';
async function importInviting(dialog: Awaited<ReturnType<typeof open>>) {
  await choose(dialog, two);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Send invitations to 2 new people' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 people' }));
  return within(await screen.findByRole('dialog', { name: 'Invitations' }));
}

/** Invites everyone who is added, on request, and reports each invitation's status. */
export const Inviting: Story = {
  play: async () => {
    const dialog = await importInviting(await open());
    await dialog.findByText('2 sent');
    await expect(dialog.getAllByText('Sent')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await screen.findByText('mia@daybreak.example');
  },
};

/** Reports failed invitations: everyone was added, and sending can be retried. */
export const NotInvited: Story = {
  args: { failures: { 'people.invite': 'unreachable' } },
  play: async () => {
    const dialog = await importInviting(await open());
    await dialog.findByText('0 sent, 1 not sent, 1 waiting');
    await expect(dialog.getByText(/^The server isn't responding/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, table);
    await dialog.findByText("This isn't a valid email address.");
    await expect(dialog.getByRole('button', { name: /^Import 2 people/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** If no heading identifies a column, the dialog asks for it. */
export const NoEmail: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Name,Contact data\r\nMia,mia@daybreak.example\r\n');
    await expect(
      await dialog.findByText('Choose the column with email addresses. We use them to match people.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Email' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Contact data' }));
    await dialog.findByText('1 to add, 0 to change, 0 unchanged, 0 with errors');
  },
};

export const Workbook: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'PK\u0003\u0004', 'people.xlsx');
    await expect(await dialog.findByText(/^This is an Excel workbook/)).toBeVisible();
  },
};

export const Nothing: Story = {
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Email\r\nsam@daybreak.example\r\n');
    await dialog.findByText('0 to add, 0 to change, 1 unchanged, 0 with errors');
  },
};

export const LookFailed: Story = {
  args: { failures: { 'people.previewTable': 'unreachable' } },
  play: async () => {
    const dialog = await open();
    await choose(dialog, table);
    await expect(await dialog.findByText(/^The server isn't responding/)).toBeVisible();
  },
};

export const ImportFailed: Story = {
  args: { failures: { 'people.importTable': 'unreachable' } },
  play: async () => {
    const dialog = await open();
    await choose(dialog, 'Email,First name\r\nmia@daybreak.example,Mia\r\n');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 person' }));
    await expect(await dialog.findByText(/^The server isn't responding/)).toBeVisible();
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
    await dialog.findByText('2,000 to add, 0 to change, 0 unchanged, 0 with errors');
    await expect(dialog.getByText('And 1,900 more rows.')).toBeVisible();
  },
};
