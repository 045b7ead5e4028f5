import type { Page } from '@playwright/test';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { launchChromium } from '../launchChromium.ts';

/** Opens and inspects a built site in the browser. Rejects on any failed request, script error or React warning. */
async function openPage<Seen>(folder: string, inspect: (page: Page) => Promise<Seen>): Promise<Seen> {
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    middleware: [staticMiddleware({ dir: folder })],
    fetch: () => new Response(null, { status: 404 }),
  });
  await server.ready();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('response', (response) => {
      if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto(server.url ?? '', { waitUntil: 'networkidle' });
    const result = inspect(page);
    await result.catch((error: Error) => faults.push(error.message));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return result;
  } finally {
    await browser.close();
    await server.close(true);
  }
}

/** Checks that a page shows the brand: its custom properties, its font and its logo. */
export async function expectBrand(name: string, folder: string): Promise<void> {
  const { teal, weights, logo } = await openPage(folder, (page) =>
    page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      const image = document.querySelector<HTMLImageElement>('img[alt="Daybreak"]');
      const style = getComputedStyle(document.documentElement);
      return {
        teal: style.getPropertyValue('--brand-color-teal').trim(),
        weights: [...fonts]
          .filter(({ family, status }) => family.replaceAll('"', '') === 'Poppins' && status === 'loaded')
          .map(({ weight }) => weight),
        logo: { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 },
      };
    }),
  );
  const problems = [
    teal.toUpperCase() !== '#104A6D' && `--brand-color-teal is "${teal}"`,
    !(weights.includes('400') && weights.includes('800')) && `Poppins came in the weights [${weights}]`,
    !(logo.width / logo.height > 5) && `the logo is ${logo.width} × ${logo.height} pixels`,
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join(', ')}.`);
  console.log(`ok    ${name}: custom property, font and logo in the browser`);
}

/** Checks that a server-rendered page hydrates: its button opens its dialog, and its designer loads. */
export async function expectLife(name: string, folder: string): Promise<void> {
  await openPage(folder, async (page) => {
    await page.getByRole('button', { name: 'Order' }).click();
    await page.getByRole('dialog', { name: 'Your order' }).getByLabel('Address').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Design .*Poster/ }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await page.getByText('1 / 9').first().waitFor();
  });
  console.log(`ok    ${name}: drawn on the server, alive in the browser`);
}
