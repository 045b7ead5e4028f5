import type { Page } from '@playwright/test';
import { modes } from '../../apps/storybook/.storybook/snapshots.ts';

export type ModeName = keyof typeof modes;

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string; story?: { parameters: { chromatic?: { disableSnapshot?: boolean } } } };
  };
}

/** A fixed Monday morning, so that dates in stories don't change from day to day. */
const today = new Date('2027-03-15T10:00:00-05:00');

const sizeOf = (viewport: (typeof modes)[ModeName]['viewport']) =>
  typeof viewport === 'number' ? { width: viewport, height: 800 } : viewport;

/**
 * Opens a story in a mode and waits until it's still: rendered, played, fonts and pictures loaded. Returns whether its picture should be
 * compared. Throws when the story fails.
 */
export async function openStory(page: Page, id: string, mode: ModeName): Promise<boolean> {
  const { theme, viewport } = modes[mode];
  await page.setViewportSize(sizeOf(viewport));
  await page.clock.setFixedTime(today);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  const phase = await page.waitForFunction(() => {
    const phase = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase && ['finished', 'errored', 'aborted'].includes(phase) ? phase : false;
  });
  const ended = await phase.jsonValue();
  if (ended !== 'finished')
    throw new Error(`The story ${id} ${ended}: ${await page.textContent('#error-message')}`);
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Images that load only near the viewport would never load; ones missing on purpose show as missing.
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    const { story } = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return story?.parameters.chromatic?.disableSnapshot !== true;
  });
}
