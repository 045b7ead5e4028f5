import { expect, screen, waitFor } from 'storybook/test';
import { saying } from './saying.ts';

/** Waits for a toast with this text to appear. It's outside the story's element, and fades in. */
export async function toastShown(description: string): Promise<void> {
  const words = await screen.findByText(
    saying(description),
    { selector: '[role="group"] *' },
    { timeout: 5_000 },
  );
  await waitFor(() => expect(words).toBeVisible());
}
