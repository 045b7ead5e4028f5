import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { portalDist } from '../../../supabase/local/paths.ts';
import { publicPages } from '../support/pages.ts';
import { newPerson } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal.ts';

// docs/security.md says what is protected and why. Every test's page already fails on a policy violation, a request to
// another host or an uncaught error (portal.ts).

test('every answer of the portal has the headers, pages have no inline script, and every script is our own', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/sign-in',
    '/nowhere',
    '/%3Cscript%3E',
    '/theme.js',
    '/robots.txt',
    '/assets/gone.js',
  ]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers.server).toBeUndefined();
    if (!headers['content-type']?.includes('text/html')) continue;
    const page = await answer.text();
    for (const [, attributes = '', content] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(content).toBe('');
      expect(attributes).toMatch(/src="\/[^/]/);
    }
    expect(page).not.toMatch(/ on\w+=|style="/);
    expect([...page.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([]);
  }
});

test('the backend tells a foreign page nothing', async ({ request }) => {
  for (const path of ['/rest/v1/leads', '/functions/v1/seed-staff-accounts', '/auth/v1/user']) {
    const answer = await request.fetch(path, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('what is built holds no secret key, no source map and no path of the machine that built it', () => {
  const files = readdirSync(portalDist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  const scripts = files.filter(({ name }) => /\.(js|css|html|json|svg)$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  for (const { parentPath, name } of scripts) {
    const content = readFileSync(join(parentPath, name), 'utf8');
    for (const secret of [
      localSecretKey,
      'service_role',
      'Daybreak-demo-1',
      process.cwd(),
      'sourceMappingURL=',
    ])
      expect(content.includes(secret), `${name} holds ${secret}`).toBe(false);
    // The client contains the prefix of a secret key, to warn about one; no key follows it.
    expect(content).not.toMatch(/sb_secret_\w/);
  }
});

// everyPage.spec.ts opens each page of the shell; a violation fails there too.
test.describe('with videos and pictures for later pages', () => {
  test.use({ savesData: false });

  test('all public pages follow the policy, and preload nothing', async ({ page }) => {
    test.setTimeout(120_000);
    const preloads: string[] = [];
    page.on('request', (request) => {
      if (/preloadLists/.test(request.url())) preloads.push(request.url());
    });
    for (const path of [...publicPages, '/job-application']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(preloads).toEqual([]);
  });

  test('a page of the shell follows the policy, and requests each preloaded picture once', async ({
    page,
  }) => {
    await signIn(page, 'ada@daybreak.example');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requests.push(new URL(request.url()).pathname);
    });
    await page.goto('/gmail');
    const pictures = () => requests.filter((path) => path.endsWith('.avif'));
    await expect.poll(() => new Set(pictures()).size, { timeout: 60_000 }).toBe(22);
    await page.waitForLoadState('networkidle');
    expect(pictures()).toHaveLength(22);
  });
});

test.describe('an uploaded picture', () => {
  const hostile: Record<string, string> = {
    script: '<script>top.hacked = 1; fetch("https://evil.example/s")</script>',
    handler: '<image href="x" onerror="top.hacked = 1" width="9" height="9"/>',
    load: '<animate onbegin="top.hacked = 1" attributeName="x" dur="1s"/>',
    'foreign object':
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:top.hacked=1"/><img src="x" onerror="top.hacked=1"/></body></foreignObject>',
    'picture of another host': '<image href="https://evil.example/i.png" width="9" height="9"/>',
    'style of another host':
      '<style>@import url(https://evil.example/s.css); rect { fill: url(https://evil.example/f) }</style>',
    link: '<a href="javascript:top.hacked=1"><rect width="20" height="20"/></a>',
    'use of another host': '<use href="https://evil.example/u.svg#a"/>',
  };
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload="top.hacked = 1"><rect width="20" height="20" fill="#14bcc0"/>${inside}</svg>`;
  const storedPictures = async (page: import('@playwright/test').Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('daybreak-images', 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('images').objectStore('images').get('all');
            reading.onsuccess = () =>
              resolve((reading.result ?? []).map(({ blob }: { blob: Blob }) => blob.type));
            reading.onerror = () => reject(reading.error);
          };
        }),
    );

  async function openPoster(page: import('@playwright/test').Page) {
    await signIn(page);
    await page.goto('/marketing-materials?type=poster');
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    return page.locator('input[type=file]').first();
  }

  test("that's hostile is redrawn as PNG or refused with a message, and does nothing", async ({ page }) => {
    const input = await openPoster(page);
    for (const [what, inside] of Object.entries(hostile))
      await test.step(what, async () => {
        const name = `${what.replaceAll(' ', '-')}.svg`;
        await input.setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg(inside)) });
        await expect(page.getByText(name).first()).toBeVisible();
        await expect.poll(() => storedPictures(page).catch(() => [])).not.toContain('image/svg+xml');
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
        await expect(page.locator('svg foreignObject, svg script')).toHaveCount(0);
      });
  });

  test("that's really HTML is refused with a message", async ({ page }) => {
    const input = await openPoster(page);
    for (const [name, mimeType] of [
      ['page.png', 'image/png'],
      ['page.jpg', 'image/jpeg'],
    ] as const)
      await test.step(name, async () => {
        const buffer = Buffer.from('<html><script>top.hacked=1</script></html>');
        await input.setInputFiles({ name, mimeType, buffer });
        await expect(page.getByText(new RegExp(`${name}.*can't be read as a picture`)).first()).toBeVisible();
        expect(await storedPictures(page).catch(() => [])).toEqual([]);
      });
  });
});

const markup =
  '"><img src=x onerror="top.hacked=1"><svg onload=top.hacked=1>\'</script><script>top.hacked=1</script>';

test('markup in every field of the new-hire form, an email and an entry shows as text', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await newPerson(request, { firstName: 'Mark', lastName: markup.slice(0, 60) });
  await signIn(page, person.email, person.password);
  await page.goto('/profile');
  await page.getByLabel('Display name').fill(markup);
  await page.goto('/staff-directory');
  await expect(page.getByText('<img src=x').first()).toBeVisible();
  for (const type of ['new-hire', 'email', 'poster', 'postcard', 'social']) {
    await page.goto(`/marketing-materials?type=${type}`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    for (const field of await page.getByRole('textbox').all())
      if ((await field.isEditable()) && (await field.getAttribute('type')) !== 'date')
        await field.fill(markup).catch(() => undefined);
    // Nothing shows that the pieces are drawn and no markup will run, so this gives it time.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
});

// The email designer's tests cover all other addresses, and nextPath.test.ts those after signing in.
test("an email's button never leads to a script", async ({ page, context }) => {
  const address = 'javascript:top.hacked=1';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/marketing-materials?type=email');
  await page
    .getByLabel(/address|link|url/i)
    .first()
    .fill(address);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /HTML/ }).click();
  await expect(page.getByText('Not downloaded').first()).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy HTML' }).click();
  await expect(page.getByText('HTML copied').first()).toBeVisible();
  const mail = await page.evaluate(() => navigator.clipboard.readText());
  expect(mail).toContain('</html>');
  expect(mail).not.toContain(address);
  for (const [, href = ''] of mail.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^(https?:|mailto:|tel:|#)/);
});

test('signing in never leads to another host', async ({ page, baseURL }) => {
  // Leads to another host only once decoded.
  await page.goto(`/sign-in?next=${encodeURIComponent('/%09/evil.example')}`);
  await page.getByLabel('Email ID').fill('sam@daybreak.example');
  await page.getByLabel('Password', { exact: true }).fill('Daybreak-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  expect(new URL(page.url()).origin).toBe(baseURL);
});
