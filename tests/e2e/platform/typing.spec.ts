import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

const roots = ['apps/portal/src', 'packages/designers/src'];
const superAdmin = 'ada@daybreak.example';

/** Every search in the product, by the file that draws it: opens its page and focuses the field. */
const searches: Record<string, (page: Page) => Promise<void>> = {
  'apps/portal/src/features/people/directory/DirectoryTools.tsx': async (page) => {
    await page.goto('/staff-directory');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
  },
  'apps/portal/src/features/applicationReview/ApplicationTools.tsx': async (page) => {
    await page.goto('/job-applications');
    await page.getByRole('searchbox', { name: 'Search' }).focus();
  },
  'apps/portal/src/features/audit/AuditTools.tsx': async (page) => {
    await page.goto('/audit-trail');
    await page.getByRole('searchbox', { name: 'Search' }).focus();
  },
  'apps/portal/src/features/audit/MailLog.tsx': async (page) => {
    await page.goto('/audit-trail?view=emails');
    await page.getByRole('searchbox', { name: 'Search' }).focus();
  },
  'apps/portal/src/features/marketing/MaterialGrid.tsx': async (page) => {
    await page.goto('/marketing-materials');
    await page.getByRole('searchbox', { name: 'What do you need?' }).focus();
  },
  'apps/portal/src/features/teamPictures/TeamPicturesPage.tsx': async (page) => {
    await page.goto('/marketing-materials/team-photographs');
    await page.getByRole('main').getByRole('searchbox').focus();
  },
  'apps/portal/src/features/marketing/library/PiecesTools.tsx': async (page) => {
    await page.goto('/marketing-materials?view=pieces');
    await page.getByRole('searchbox', { name: 'Search pieces' }).focus();
  },
  'apps/portal/src/features/marketing/openPiece/sharing/AddColleague.tsx': async (page) => {
    await page.goto('/marketing-materials?type=poster');
    await page.getByRole('button', { name: 'Save to your pieces' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('searchbox').focus();
  },
  'packages/designers/src/editor/images/controls/PictureDialog.tsx': async (page) => {
    await page.goto('/marketing-materials?type=flyer');
    await page.getByRole('button', { name: 'Choose picture' }).first().press('Enter');
    await page.getByRole('searchbox', { name: 'Search pictures' }).focus();
  },
  'packages/designers/src/editor/batch/steps/PeopleSource.tsx': async (page) => {
    await page.goto('/marketing-materials?type=new-hire&view=rows');
    await page.getByRole('searchbox', { name: 'Search people' }).focus();
  },
  // Typed right away, with no time to load.
  'apps/portal/src/features/commandPalette/PortalPalette.tsx': async (page) => {
    // Delays its code, which otherwise loads at full speed.
    await page.route(/Palette.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await route.continue();
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
  },
};

/** Other fields that take long text. */
const fields: Record<string, (page: Page) => Promise<void>> = {
  'the question to the assistant': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Skip to the assistant' }).press('Enter');
    await expect(page.getByPlaceholder('Type your question...')).toBeFocused();
  },
  'a field of a designer': async (page) => {
    await page.goto('/marketing-materials?type=poster');
    await page.getByLabel('Title', { exact: true }).fill('');
  },
  'a name of the profile': async (page) => {
    await page.goto('/profile');
    await page.getByLabel('Display name').fill('');
  },
  'a name in the directory': async (page) => {
    await page.goto('/staff-directory?q=sam@daybreak.example');
    await page.getByRole('button', { name: 'Edit Sam Rivera' }).press('Enter');
    await page.getByLabel('First name').fill('');
  },
};

const written = 'aaliyah brooks of the west';

/** Types as fast as the keyboard sends, without waiting for the page between keystrokes. */
async function typeQuickly(page: Page): Promise<void> {
  await Promise.all([...written].map((letter) => page.keyboard.press(letter)));
}

const focusedValue = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | HTMLTextAreaElement | null)?.value);

test('covers every search in the product', () => {
  const drawn = roots
    .flatMap((root) => globSync(`${root}/**/*.tsx`))
    .filter((file) => !file.includes('.stories.'))
    .filter((file) => /<(SearchField|CommandPalette)\b|type="search"/.test(readFileSync(file, 'utf8')));
  expect(drawn.sort()).toEqual(Object.keys(searches).sort());
});

test("no keystroke is lost on a machine that's six times slower", async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, superAdmin);
  const devTools = await page.context().newCDPSession(page);
  for (const [where, open] of Object.entries({ ...searches, ...fields }))
    await test.step(where, async () => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await open(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await typeQuickly(page);
      await expect.soft.poll(() => focusedValue(page), { message: where }).toBe(written);
      await page.keyboard.press('Escape');
    });
});

test('a search is in the address once typing pauses, and going back restores the previous one', async ({
  page,
}) => {
  await signIn(page, superAdmin);
  await page.goto('/staff-directory?q=maya');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveValue('maya');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search/ }).fill('sam rivera');
  await page.getByRole('option', { name: /Sam Rivera/ }).click();
  await expect(search).toHaveValue('sam@daybreak.example');
  await page.goBack();
  await expect(search).toHaveValue('maya');
  await search.press('End');
  await search.pressSequentially(' stone');
  await expect(page).toHaveURL(/q=maya\+stone$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\/staff-directory$/);
});
