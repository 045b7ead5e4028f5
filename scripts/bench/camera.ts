import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** A 12-megapixel camera picture with as much detail as leaves or gravel. */
const camera = () =>
  execFileSync(
    'convert',
    ['-seed', '1', '-size', '4000x3000', 'plasma:grey60-grey40', '-quality', '92', 'jpeg:-'],
    { maxBuffer: 1e8 },
  );

/** Puts a camera picture into the open designer, if it shows pictures. A picture added in one designer is available in the next. */
export async function showPicture(page: Page) {
  // The form loads after the piece.
  await page.getByRole('button', { name: 'Reset' }).waitFor();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  if (await theme.count()) {
    await theme.click();
    const image = page.getByRole('option', { name: /^image/i });
    if (await image.count()) await image.click();
    else await page.keyboard.press('Escape');
  }
  const input = page.locator('input[type=file][accept*="image/jpeg"]').first();
  if ((await input.count()) === 0) return;
  await input.setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: camera() });
  await page.getByText('camera.jpg').first().waitFor();
}
