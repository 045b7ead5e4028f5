import { expect, screen, waitFor } from 'storybook/test';
import { saying } from './saying.ts';

/** Waits for a toast with these words to come up. It is outside the story's element, and fades in. */
export async function toastShown(description: string): Promise<void> {
  const words = await screen.findByText(
    saying(description),
    { selector: '[role="group"] *' },
    { timeout: 5_000 },
  );
  await waitFor(() => expect(words).toBeVisible());
}
