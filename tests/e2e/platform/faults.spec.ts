import { newPerson } from '../support/people.ts';
import { expect, signIn, signInByForm, test } from '../support/portal.ts';

// When something around the portal breaks, users see it and lose no work.

type Page = import('@playwright/test').Page;
type Locator = import('@playwright/test').Locator;
type Route = import('@playwright/test').Route;
const sessionKey = 'daybreak-session';

const backend = /\/(auth|rest|storage|functions)\/v1\//;
const down = (route: Route) => route.abort('connectionrefused');
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'relation "x" does not exist' } });
const page502 =
  '<!doctype html><html><body><h1>502 Bad Gateway</h1><script>top.hacked = 1</script></body></html>';
const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: page502 });

/** Expires the stored session and clicks the control at the same moment, before anything else notices. */
const expireSession = (pressed: Locator, changes: Record<string, unknown> = {}) =>
  pressed.evaluate(
    (element: HTMLElement, [key, change]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      const expired = { expires_at: Math.floor(Date.now() / 1000) - 60, expires_in: -60 };
      localStorage.setItem(key, JSON.stringify({ ...session, ...expired, ...change }));
      element.click();
    },
    [sessionKey, changes] as const,
  );

async function tryToSignIn(page: Page) {
  await page.goto('/sign-in');
  await page.getByLabel('Email ID').fill('sam@daybreak.example');
  await page.getByLabel('Password', { exact: true }).fill('Daybreak-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const breakages = {
  'that is down': down,
  'that returns 500': broken,
  'that returns an HTML page with 502': html(502),
  'that returns an HTML page with 200': html(200),
};

for (const [what, answer] of Object.entries(breakages)) {
  test.describe(`a backend ${what}`, () => {
    test('signing in shows an error, keeps what was typed, and works once the backend is back', async ({
      page,
    }) => {
      await page.route(backend, answer);
      await tryToSignIn(page);
      await expect(page.getByText('Authentication failed. Please try again.').first()).toBeVisible();
      await expect(page.getByLabel('Email ID')).toHaveValue('sam@daybreak.example');
      await page.unroute(backend);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });

    test('the directory shows an error, and loads with one click once the backend is back', async ({
      page,
    }) => {
      await signIn(page);
      await page.route(/\/rest\/v1\//, answer);
      await page.goto('/staff-directory');
      // The client retries three times before it gives up on a server that refuses connections.
      await expect(page.getByText("Couldn't load the directory")).toBeVisible();
      await expect(page.getByText('Failed to load staff directory').first()).toBeVisible();
      await page.unroute(/\/rest\/v1\//);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('ada@daybreak.example')).toBeVisible();
    });

    test('saving a profile shows an error, never success, and keeps what was typed', async ({
      page,
      request,
    }) => {
      const { email, password } = await newPerson(request);
      await signIn(page, email, password);
      await page.goto('/profile');
      await page.getByLabel('Display name').fill('Typed while it broke');
      await page.route(/\/rest\/v1\//, answer);
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await expect(page.getByText('Failed to save profile').first()).toBeVisible();
      await expect(page.getByText('Profile updated successfully')).toHaveCount(0);
      await page.unroute(/\/rest\/v1\//);
      await page.reload();
      await expect(page.getByLabel('Display name')).toHaveValue('Typed while it broke');
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
    });

    test('the assistant gives its canned answer, and a seeding function shows an error', async ({ page }) => {
      await signIn(page, 'max@daybreak.example');
      await page.route(/\/functions\/v1\//, answer);
      await page.goto('/seed-crm');
      await page.getByRole('button', { name: 'Seed CRM with Fake Data' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to seed CRM data');
      await page.goto('/');
      await page.getByRole('button', { name: /skip/i }).click();
      await page.getByPlaceholder('Type your question...').fill('What sizes do posters come in?');
      await page.keyboard.press('Enter');
      await expect(
        page
          .getByRole('region', { name: 'Conversation with Ray' })
          .getByText(/quick answer while Ray initializes/),
      ).toBeVisible();
      await expect(page.getByPlaceholder('Type your question...')).toBeEnabled();
    });
  });
}

test('with the backend down, a returning user stays signed in and can retry', async ({ page }) => {
  await signIn(page);
  await expireSession(page.locator('body'));
  await page.clock.install();
  await page.route(backend, down);
  await page.goto('/profile');
  await expect(page.getByText("The server isn't responding")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).not.toBeNull();
  await page.unroute(backend);
  // After a failure, the auth client doesn't renew the same token for a minute.
  await page.clock.fastForward('01:01');
  const again = page.getByRole('button', { name: 'Try again' });
  // The page may already have retried by itself.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByLabel('First name')).toHaveValue('Sam', { timeout: 2_000 });
  }).toPass();
});

test("with a slow backend, the button shows progress and sends once, and the directory shows that it's loading", async ({
  page,
}) => {
  let signIns = 0;
  await page.route(/\/auth\/v1\/token/, async (route) => {
    signIns += 1;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await tryToSignIn(page);
  const busy = page.getByRole('button', { name: 'Please wait...' });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent('click');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(signIns).toBe(1);

  await page.route(/\/rest\/v1\/staff_directory/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Staff Directory' }).click();
  await expect(page.getByText('Loading the staff directory')).toBeAttached();
  await expect(page.getByText('ada@daybreak.example')).toBeVisible();
});

test("a token that expires during an edit and can't be renewed leads to sign-in and back to the edit", async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('Typed before it expired');
  await expireSession(page.getByRole('button', { name: /^Save/ }).first(), { refresh_token: 'revoked' });
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await expect(page.getByText('Profile updated successfully')).toHaveCount(0);
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Typed before it expired');
});

test("with storage full, signing in, editing and the theme work, and the page warns that edits can't be kept", async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signInByForm(page, email, password);
  // By its address: the link's name becomes the user's own once that loads.
  await page.locator('a[href="/profile"]').first().click();
  await page.getByLabel('Display name').fill('Kept nowhere');
  await expect(page.getByText(/unsaved changes that this browser can't store/)).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  await page.getByRole('button', { name: /dark theme/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('with the clipboard denied, the text is selected, and the button says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto('/hosted-logos');
  await page.getByRole('button', { name: 'Copy link: Primary logo, for light backgrounds' }).click();
  await expect(page.getByText(/^Your browser blocked copying/)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('daybreak-logo-primary-4x.png');
});

test.describe('with pictures for later pages', () => {
  test.use({ savesData: false });

  test('with pictures missing, the deck opens and turns, and a failed preload is only logged', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\.(avif|webp|jpg|png|svg|webm|mp4)$/, down);
    await page.goto('/sales-deck');
    await expect(page.getByText('1 / 9')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 / 9')).toBeVisible();
    await signIn(page);
    await page.goto('/');
    await expect
      .poll(() => logged.some((line) => /Failed to load image: .*\/assets\//.test(line)), { timeout: 20_000 })
      .toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('while a function hangs, the page shows progress, stays usable, and starts nothing twice', async ({
  page,
}) => {
  let calls = 0;
  await page.route(/\/functions\/v1\/seed-crm-leads/, () => {
    calls += 1;
  });
  await signIn(page, 'max@daybreak.example');
  await page.goto('/seed-crm');
  await page.getByRole('button', { name: 'Seed CRM with Fake Data' }).click();
  const busy = page.getByRole('button', { name: 'Seeding...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.dispatchEvent('click');
  expect(calls).toBe(1);
  await page.getByRole('link', { name: 'Gmail', exact: true }).click();
  await expect(page.getByText('Full Gmail integration launching soon')).toBeVisible();
});

test('an assistant that hangs can be stopped and asked again', async ({ page }) => {
  await page.route(/\/functions\/v1\/ai-chat/, () => undefined);
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: /skip/i }).click();
  await page.getByPlaceholder('Type your question...').fill('What sizes do posters come in?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thinking...')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Thinking...')).toHaveCount(0);
  await page.unroute(/\/functions\/v1\/ai-chat/);
  await page.getByPlaceholder('Type your question...').fill('What sizes do posters come in?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Posters come in seven sizes/)).toBeVisible();
});

test('signing out on one tab ends an edit on another, and keeps it for that user only', async ({
  page,
  context,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByLabel('Display name').fill('Typed in the other tab');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL(/\/sign-in/);

  await signIn(page, 'max@daybreak.example');
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Max');
  await expect(page.getByLabel('Display name')).not.toHaveValue('Typed in the other tab');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page, email, password);
  await page.goto('/profile');
  await expect(page.getByLabel('Display name')).toHaveValue('Typed in the other tab');
});

test('two tabs seed staff at the same time: each person is created once, and both tabs show results', async ({
  page,
  context,
  request,
}) => {
  const boss = await newPerson(request, { firstName: 'Bo', role: 'super_admin' });
  await signIn(page, boss.email, boss.password);
  const other = await context.newPage();
  await Promise.all([page.goto('/seed-staff'), other.goto('/seed-staff')]);
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Create Staff Accounts' }).click()),
  );
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Results' })).toBeVisible({ timeout: 30_000 });
    await expect(tab.getByRole('listitem').filter({ hasText: 'Error' })).toHaveCount(0);
  }
});

test('going offline midway claims no success, and the next try works', async ({ page, context, request }) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('Typed offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Failed to save profile').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
});

test('with garbage in storage, the portal opens with its defaults', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sidebar:state', value: 'x'.repeat(3000), url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    localStorage.setItem('dashboard-theme', '<script>alert(1)</script>');
    for (const name of ['poster', 'brochure', 'email', 'flyer', 'postcard', 'social', 'ads'])
      localStorage.setItem(
        `daybreak-draft:${name}`,
        '{"__proto__":{"polluted":1},"title":{"a":[]},"size":7}',
      );
    localStorage.setItem('demo-mode', 'true');
  });
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  for (const type of ['poster', 'brochure', 'email', 'flyer', 'postcard', 'social', 'ads']) {
    await page.goto(`/marketing-materials?type=${type}`);
    await expect(page.getByRole('button', { name: /^(Download|Copy)/ }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});
