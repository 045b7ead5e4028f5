import { type APIRequestContext, type Browser, expect, type Page, type Response } from '@playwright/test';
import { headersOf, type Person } from './people.ts';
import { signIn } from './portal.ts';

/** The open draft's save state. */
export const state = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Saves the open draft as a piece. */
export async function saveAs(page: Page, name: string) {
  const refused: string[] = [];
  const note = (response: Response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  };
  page.on('response', note);
  await page.getByRole('button', { name: 'Save to your pieces' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(state(page, 'Saved')).toBeVisible();
  await expect(page).toHaveURL(/&piece=[0-9a-f-]{36}/);
  page.off('response', note);
  expect(refused).toEqual([]);
}

/** Opens another browser, as on another computer, and signs in. */
export async function elsewhere(browser: Browser, baseURL: string | undefined, { email, password }: Person) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, email, password);
  return page;
}

/** Calls the library's functions as a person. */
export async function asPerson(request: APIRequestContext, person: Person) {
  const headers = await headersOf(request, person);
  return async (name: string, data: object) => {
    const done = await request.post(`/rest/v1/rpc/${name}`, {
      headers,
      data,
    });
    expect(done.ok(), `${name}: ${await done.text()}`).toBe(true);
    return done;
  };
}

/** The arguments that create a poster piece. */
export const made = (name: string, title: string, more = {}) => ({
  piece: crypto.randomUUID(),
  designer: 'poster',
  designer_version: 1,
  brand_version: '1.0',
  piece_name: name,
  draft: { type: 'event', title },
  ...more,
});
