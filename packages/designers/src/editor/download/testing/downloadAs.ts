import { screen, userEvent, within } from 'storybook/test';

/** Chooses a format in the open download dialog, and confirms. */
export async function downloadAs(format: 'PNG' | 'JPEG' | 'Print PDF'): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
  await userEvent.click(dialog.getByRole('radio', { name: format }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
}
