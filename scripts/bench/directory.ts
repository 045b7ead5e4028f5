import type { Page } from '@playwright/test';
import { keyHeaders, localSecretKey } from '../../supabase/local/auth/keys.ts';

const extraPeople = 2_000;

/** Adds two thousand people to the directory of a server that stores nothing. */
export async function addColleagues(origin: string): Promise<void> {
  const people = Array.from({ length: extraPeople }, (_, index) => ({
    email: `person.${index}@daybreak.example`,
    first_name: `Person${index % 97}`,
    last_name: `Number${index}`,
    phone: '(512) 555-0100',
    job_title: 'Recycling Technician',
    role: 'staff',
    is_active: true,
  }));
  const answer = await fetch(`${origin}/rest/v1/staff_directory`, {
    method: 'POST',
    headers: keyHeaders(localSecretKey),
    body: JSON.stringify(people),
  });
  if (!answer.ok) throw new Error(`People were not added: ${answer.status} ${await answer.text()}`);
}

/** Milliseconds from clicking a sidebar link to the page's first card. */
export async function timeToPage(page: Page, link: string, ready: string): Promise<number> {
  await page.getByRole('link', { name: 'Profile' }).or(page.locator('a[href="/profile"]')).first().click();
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    async ([name, selector]) => {
      const anchor = [...document.querySelectorAll('nav a')].find((each) => each.textContent?.includes(name));
      const begin = performance.now();
      (anchor as HTMLElement).click();
      await new Promise<void>((resolve) => {
        const look = () => (document.querySelector(selector) ? resolve() : requestAnimationFrame(look));
        look();
      });
      // The frame that shows it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begin;
    },
    [link, ready] as const,
  );
}

/** Milliseconds from a keystroke in the search to the frame that shows only the matching cards: the median of ten keystrokes. */
export async function timeSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { searchTimes: times });
    document.addEventListener(
      'input',
      (event) => {
        const begin = performance.now();
        const wanted = (event.target as HTMLInputElement).value;
        const look = () => {
          const cards = [...document.querySelectorAll('article')];
          if (cards.length > 0 && cards.every((card) => card.textContent?.toLowerCase().includes(wanted)))
            times.push(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  const letters = 'number1999';
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(500);
  }
  const times = await page.evaluate(() => (window as unknown as { searchTimes: number[] }).searchTimes);
  if (times.length !== letters.length)
    throw new Error(`Only ${times.length} letters found their cards in time.`);
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
