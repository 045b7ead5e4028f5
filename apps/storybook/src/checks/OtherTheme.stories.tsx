import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ReporterAPI } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { checkOtherTheme } from '../../.storybook/checkOtherTheme.ts';

function Words() {
  const [readable, setReadable] = useState(false);
  return (
    <main>
      <p style={{ color: readable ? undefined : '#222' }}>Dark text in either theme.</p>
      <button type="button" onClick={() => setReadable(true)}>
        Use the theme's color
      </button>
    </main>
  );
}

const meta: Meta = { title: 'Checks/Other theme', component: Words, tags: ['!dev', 'checks'] };
export default meta;

/** Only for tests: finds text that's readable in light but not in dark, and nothing else. */
export const FindsWhatFailsInTheDark: StoryObj = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    if (import.meta.env.VITEST_STORYBOOK === undefined) return;
    const reporting = new ReporterAPI();
    await expect(checkOtherTheme({ ...context, reporting })).rejects.toThrow(/color-contrast/);
    await userEvent.click(context.canvas.getByRole('button'));
    await checkOtherTheme({ ...context, reporting });
    await expect(document.documentElement.dataset.theme).toBe('light');
  },
};
