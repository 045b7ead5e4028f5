import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInByForm, startServer } from './demo.ts';
import { launchChromium } from './launchChromium.ts';

// Takes the README's pictures from the built portal, and those of the packages' READMEs in both themes.
// `pnpm screenshots all` instead captures every screen at three widths in both themes, into `.artifacts/screens`, for
// review; `pnpm screenshots all profile sign-in` captures only these screens.

const [mode, ...names] = process.argv.slice(2);
const all = mode === 'all';
const root = join(import.meta.dirname, '..');
const folder = join(root, all ? '.artifacts/screens' : 'docs/screenshots');
const widths = all ? [1440, 1024, 390] : [1440];
const themes = ['light', 'dark'] as const;

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  readme?: boolean;
  /** The package whose README shows it, light and dark. */
  of?: 'brand' | 'designers' | 'ui';
  prepare?: (page: Page) => Promise<void>;
}

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('sa');
};

const openDownload = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  await page.locator('[aria-label="Checks"][aria-busy="false"]').waitFor();
};

const askAssistant = async (page: Page) => {
  // The greeting comes first, but only once a day.
  const skip = page.getByRole('button', { name: 'Skip to the assistant' });
  const question = page.getByPlaceholder('Type your question...');
  await skip.or(question).waitFor();
  if (await skip.isVisible()) await skip.click();
  await question.fill('What sizes do posters come in?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
};

const screens: Screen[] = [
  { name: 'sign-in', path: '/sign-in', signedIn: false },
  {
    name: 'sign-in-forgot',
    path: '/sign-in',
    signedIn: false,
    prepare: (page) => page.getByText('Forgot your password?').click(),
  },
  {
    name: 'sign-in-error',
    path: '/sign-in',
    signedIn: false,
    prepare: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  { name: 'dashboard', path: '/', signedIn: true },
  { name: 'assistant', path: '/', signedIn: true, prepare: askAssistant },
  { name: 'marketing-center', path: '/marketing-materials', signedIn: true, readme: true },
  {
    name: 'poster-designer',
    path: '/marketing-materials?type=poster',
    signedIn: true,
    readme: true,
    of: 'designers',
  },
  { name: 'staff-directory', path: '/staff-directory', signedIn: true, readme: true },
  { name: 'profile', path: '/profile', signedIn: true, of: 'ui' },
  { name: 'command-palette', path: '/profile', signedIn: true, prepare: openPalette },
  { name: 'gmail', path: '/gmail', signedIn: true },
  { name: 'leads-crm', path: '/leads-crm', signedIn: true },
  { name: 'fantasy-football', path: '/fantasy-football', signedIn: true },
  ...['ads', 'postcard', 'social', 'wizard', 'brochure', 'flyer', 'email', 'new-hire'].map((type) => ({
    name: `${type}-designer`,
    path: `/marketing-materials?type=${type}`,
    signedIn: true,
  })),
  {
    name: 'download-print',
    path: '/marketing-materials?type=brochure',
    signedIn: true,
    prepare: openDownload,
  },
  { name: 'download-screen', path: '/marketing-materials?type=ads', signedIn: true, prepare: openDownload },
  {
    name: 'download-card',
    path: '/marketing-materials?type=new-hire',
    signedIn: true,
    prepare: openDownload,
  },
  { name: 'job-applications', path: '/job-applications', signedIn: true },
  { name: 'module-not-found', path: '/marketing-materials?type=papyrus', signedIn: true },
  { name: 'brand-guidelines', path: '/brand-guidelines', signedIn: false, of: 'brand' },
  { name: 'sales-deck', path: '/sales-deck', signedIn: false },
  { name: 'job-application', path: '/job-application', signedIn: false },
  { name: 'seed-staff', path: '/seed-staff', signedIn: true },
  { name: 'seed-crm', path: '/seed-crm', signedIn: true },
  { name: 'hosted-logos', path: '/hosted-logos', signedIn: false },
  { name: 'not-found', path: '/no-such-page', signedIn: false },
];

const selected = screens.filter(({ name, readme, of }) =>
  all ? !names.length || names.includes(name) : readme || of,
);

mkdirSync(folder, { recursive: true });
await using server = await startServer(4185);
await using browser = await launchChromium();
for (const colorScheme of themes) {
  const context = await browser.newContext({
    baseURL: server.origin,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const signedIn of [false, true]) {
    if (signedIn) await signInByForm(page, 'ada@daybreak.example');
    for (const screen of selected.filter((screen) => screen.signedIn === signedIn))
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await page.goto(screen.path);
        await page.waitForLoadState('networkidle');
        await screen.prepare?.(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForFunction(() =>
          [...document.images].every(({ complete, y }) => complete || y > innerHeight),
        );
        // Pictures of layouts are drawn one at a time while the browser is idle.
        await page.waitForTimeout(3_000);
        const save = (file: string, options = {}) =>
          page.screenshot({ path: join(folder, file), ...options });
        if (all) await save(`${screen.name}-${width}-${colorScheme}.png`, { fullPage: true });
        if (!all && screen.readme && colorScheme === 'light') await save(`${screen.name}.png`);
        if (!all && screen.of) await save(`${screen.of}-${colorScheme}.jpg`, { quality: 80 });
      }
  }
  await context.close();
}
console.log(`Pictures are in ${folder}`);
