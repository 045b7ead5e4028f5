import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';

// Loads the opening slide's video too.
test.use({ savesData: false });

const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });

const openMore = (page: Page) => page.getByRole('button', { name: 'More' }).click();

async function openPresenter(page: Page): Promise<Page> {
  await openMore(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Presenter view/ }).click();
  const presenter = await opening;
  await expect(presenter.getByRole('region', { name: 'Notes' })).toBeVisible();
  return presenter;
}

async function download(page: Page, name: string | RegExp) {
  await openMore(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), path: await file.path() };
}

/** The deck's slide counter: "3 / 9". */
const place = (number: number) => new RegExp(`^${number} / \\d+$`);
const slideCount = async (page: Page) =>
  Number((await page.getByText(/^\d+ \/ \d+$/).textContent())?.split(' / ')[1]);

test('a speaker presents from a second window, either window turns the slides of both, and it works offline', async ({
  page,
  context,
}) => {
  await page.goto('/sales-deck#3');
  const presenter = await openPresenter(page);
  const bothShow = async (number: number) => {
    await expect(page.getByText(place(number))).toBeVisible();
    await expect(presenter.getByText(place(number))).toBeVisible();
  };
  await bothShow(3);
  await expect(presenter).toHaveTitle(/^Presenter view/);
  await expectAccessible(presenter);

  await presenter.keyboard.press('ArrowRight');
  await bothShow(4);
  await presenter.getByRole('button', { name: 'Commercial Enterprises' }).click();
  await expect(page.getByRole('button', { name: 'Commercial Enterprises' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('ArrowRight');
  await bothShow(5);
  await expect(page).toHaveURL(/#5$/);
  await expect(presenter).toHaveURL(/#5$/);

  await page.waitForLoadState('networkidle');
  await presenter.waitForLoadState('networkidle');
  await context.setOffline(true);
  await presenter.getByRole('button', { name: 'Next slide' }).click();
  await bothShow(6);
  await page.keyboard.press('End');
  await bothShow(9);
  await context.setOffline(false);

  await presenter.getByRole('button', { name: 'Start' }).click();
  await expect(presenter.getByRole('timer')).toHaveText('0:01');
  await presenter.reload();
  await expect(presenter.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(presenter.getByRole('timer')).not.toHaveText('0:00');
  await bothShow(9);
  await page.reload();
  await presenter.getByRole('button', { name: 'Previous slide' }).click();
  await bothShow(8);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await bothShow(7);

  await presenter.close();
  await expect(page.getByRole('alert')).toHaveText('The presenter view is closed.');
});

test('the presenter view shows when the deck is closed, and opens it again', async ({ page, context }) => {
  await page.goto('/sales-deck#2');
  const presenter = await openPresenter(page);
  await page.close();
  await expect(presenter.getByRole('alert')).toHaveText('The deck window is closed.');
  await presenter.keyboard.press('ArrowRight');
  const opening = context.waitForEvent('page');
  await presenter.getByRole('button', { name: 'Open the deck' }).click();
  const deck = await opening;
  await expect(deck.getByText(place(3))).toBeVisible();
  await expect(presenter.getByRole('alert')).toHaveCount(0);
  await deck.keyboard.press('ArrowRight');
  await expect(presenter.getByText(place(4))).toBeVisible();
});

test('the PDF has a page per slide, selectable text and embedded fonts', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  await page.goto('/sales-deck');
  const pdf = await download(page, 'Download PDF');
  expect(pdf.name).toMatch(/^sales-deck-1920x1080-\d{8}\.pdf$/);
  const facts = program('pdfinfo', pdf.path);
  expect(facts).toMatch(new RegExp(`Pages:\\s+${await slideCount(page)}\\b`));
  expect(facts).toMatch(/Page size:\s+1440 x 810 pts/);
  expect(facts).toMatch(/Title:\s+Sales Deck/);
  expect(facts).toMatch(/Author:\s+Daybreak Data & Solar, Inc\./);
  const text = program('pdftotext', '-layout', pdf.path, '-').replace(/\s+/g, ' ');
  for (const words of [
    '80M',
    'end-of-life by 2030',
    'We destroy equipment securely.',
    '98%',
    '(512) 555-0142',
  ])
    expect(text).toContain(words);
  for (const font of program('pdffonts', pdf.path).trim().split('\n').slice(2))
    expect(font).toMatch(/Poppins.*\byes\s+yes\s+yes\b/);
  expect(program('qpdf', '--check', pdf.path)).toContain('No syntax or stream encoding errors');
  expect(program('pdfinfo', '-url', pdf.path)).toMatch(/tel:\+15125550142\n(.*\n)*.*mailto:(.*\n)*.*https:/);
  await expect(page.getByText('PDF downloaded.').first()).toBeVisible();
});

test('the presentation file has every slide with its notes', { tag: ['@engines', '@files'] }, async ({
  page,
}) => {
  await page.goto('/sales-deck#6');
  const presentation = await download(page, /Download PowerPoint/);
  expect(presentation.name).toMatch(/^sales-deck-1920x1080-\d{8}\.pptx$/);
  const names = program('python3', '-m', 'zipfile', '-l', presentation.path);
  expect(names.match(/ppt\/slides\/slide\d\.xml/g)).toHaveLength(await slideCount(page));
  expect(names.match(/ppt\/notesSlides\/notesSlide\d\.xml/g)).toHaveLength(await slideCount(page));
  await expect(page.getByText(place(6))).toBeVisible();
});

test('the deck, its list and its other views are accessible, and each address opens its slide', async ({
  page,
}) => {
  await page.goto('/sales-deck#8');
  await expect(page.getByText(place(8))).toBeVisible();
  await expectAccessible(page);
  await openMore(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reading mode' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeFocused();
  await expectAccessible(page);
});

test('F goes full screen, with the menu on top, until single-key shortcuts are off', async ({ page }) => {
  await page.goto('/sales-deck#2');
  const filled = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'));
  await expect(page.getByText(place(2))).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(filled).toBe('Sales Deck');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/#3$/);
  await openMore(page);
  await page.getByRole('switch', { name: /Single-key shortcuts/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#2$/);
  expect(await filled()).toBe('Sales Deck');
  await page.reload();
  await expect(page.getByText(place(2))).toBeVisible();
  await page.keyboard.press('o');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(place(3))).toBeVisible();
  await expect(page.getByRole('button', { name: '3. Our Services' })).toHaveCount(0);
});

test('a key pressed the moment a slide shows is handled', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!/^2 \/ \d+$/m.test(document.body?.innerText ?? '')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/sales-deck#2');
  await expect(page).toHaveURL(/#3$/);
});
