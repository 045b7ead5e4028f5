import { chromium } from '@playwright/test';
import { chromiumPath } from './browser.ts';

/** Launches the Chromium that scripts drive. */
export const launchChromium = () =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
