import { expect, signIn, test } from '../support/portal.ts';

test('a poster is made in the studio, at its own address, and Back returns to its page', {
  tag: ['@translated', '@engines'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=poster');
  await page.getByRole('button', { name: 'Open studio' }).click();
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  await expect(studio).toBeVisible();
  await expect(page).toHaveURL(/type=poster&view=studio$/);
  const title = studio.locator('textarea[name="title"]');
  await title.fill('Open evening');
  const words = studio
    .getByRole('region', { name: 'Piece' })
    .getByRole('textbox', { name: 'Title', exact: true });
  await expect(words).toHaveText('Open evening');
  await words.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' at six');
  await expect(title).toHaveValue('Open evening at six');

  await page.goBack();
  await expect(studio).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open studio' })).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open evening at six');

  await page.goto('/marketing-materials?type=poster&view=studio');
  await expect(title).toHaveValue('Open evening at six');
  await studio.getByRole('button', { name: 'Close studio' }).click();
  // Text typed before the library loaded becomes a piece automatically, sooner or later.
  await expect(page).toHaveURL(/type=poster(&piece=[0-9a-f-]{36})?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Poster' })).toBeVisible();
});

test('a contact line leads to the details it comes from, and both update while typing', async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=poster&view=studio');
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  const piece = studio.getByRole('region', { name: 'Piece' });
  await expect(studio.getByText('Click any text to edit it')).toBeVisible();
  await piece.getByText(/555/).last().click();
  const phone = studio.getByRole('textbox', { name: /^Phone/ });
  await expect(phone).toBeFocused();
  await phone.fill('(512) 555-0188');
  await expect(piece.getByText(/0188/).last()).toBeVisible();
  await expect(studio.getByText('Click any text to edit it')).toBeHidden();
  await page.reload();
  await expect(piece.getByText(/0188/).last()).toBeVisible();
  await expect(studio.getByText('Click any text to edit it')).toBeHidden();
});

test('the space bar pans whatever has the focus, and presses a button if nothing was panned', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=poster&view=studio');
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  const piece = studio.getByRole('region', { name: 'Piece' });
  const zoom = studio.getByRole('button', { name: /^Zoom, / });
  const larger = studio.getByRole('button', { name: 'Larger' });
  for (let step = 0; step < 4; step += 1) await larger.click();
  const box = await piece.boundingBox();
  if (!box) throw new Error('There is no piece.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = () => piece.evaluate(({ scrollTop }) => scrollTop);
  const isScaled = async () => (await zoom.getAttribute('aria-label')) ?? '';
  const moveWithSpace = async () => {
    await page.mouse.move(x, y);
    await page.keyboard.down('Space');
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Space');
  };
  const before = { top: await top(), scale: await isScaled() };
  await expect(larger).toBeFocused();
  await moveWithSpace();
  await expect.poll(top).toBeCloseTo(before.top + 60, 0);
  expect(await isScaled()).toBe(before.scale);
  await page.keyboard.press('Space');
  await expect.poll(isScaled).not.toBe(before.scale);

  // On a picture's handle, it pans the piece and leaves the crop unchanged.
  await studio.getByRole('radio', { name: 'Photograph' }).first().check({ force: true });
  const handle = studio.getByRole('slider', { name: /^Crop of / }).first();
  await handle.focus();
  const crop = await handle.getAttribute('aria-valuetext');
  const from = await top();
  await moveWithSpace();
  await expect.poll(top).toBeCloseTo(from + 60, 0);
  await expect(handle).toHaveAttribute('aria-valuetext', crop ?? '');
});

test('the hub opens the studio, the page of a designer without one, or the form for anyone who chose it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/marketing-materials');
  const cards = page.getByRole('region', { name: 'All materials' });
  await cards.getByRole('link', { name: 'Poster', exact: true }).click();
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  await expect(studio).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing Center' })).toBeVisible();
  await cards.getByRole('link', { name: 'New Hire', exact: true }).click();
  await expect(page).toHaveURL(/type=new-hire$/);

  await page.goBack();
  await cards.getByRole('link', { name: 'Use the form Poster' }).click();
  await expect(page.getByRole('button', { name: 'Open studio' })).toBeVisible();
  await expect(page).toHaveURL(/type=poster$/);
  await page.goto('/marketing-materials');
  await cards.getByRole('link', { name: 'Flyer', exact: true }).click();
  await expect(page).toHaveURL(/type=flyer$/);
  await page.goBack();
  await cards.getByRole('link', { name: 'Open studio Flyer' }).click();
  await expect(page.getByRole('dialog', { name: 'Flyer studio' })).toBeVisible();

  await page.goto('/marketing-materials?type=poster&view=studio');
  await studio.getByRole('radio', { name: 'Event', exact: true }).press('Escape');
  await expect(studio).toBeHidden();
  await page.goto('/marketing-materials');
  await cards.getByRole('link', { name: 'Poster', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open studio' })).toBeVisible();
  await expect(page).toHaveURL(/type=poster$/);
});

test('an email and a card have studios with addresses, and Back leaves them', async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=email');
  await page.getByRole('button', { name: 'Open studio' }).click();
  const mail = page.getByRole('dialog', { name: 'Email Marketing studio' });
  await expect(page).toHaveURL(/type=email&view=studio$/);
  const desktop = mail.getByRole('region', { name: 'Desktop' });
  const headline = desktop.frameLocator('iframe').locator('h1');
  await expect(headline).toHaveText('News from the recycling floor');
  await mail.getByLabel('Headline').fill('Ours');
  await expect(headline).toHaveText('Ours');
  await page.goBack();
  await expect(mail).toBeHidden();

  await page.goto('/marketing-materials?type=new-hire');
  await page.getByRole('button', { name: 'Open studio: Business card' }).click();
  await expect(page).toHaveURL(/type=new-hire&view=studio&part=card$/);
  const card = page.getByRole('dialog', { name: 'Business card studio' });
  await card.getByRole('textbox', { name: /^Full name/ }).fill('Ada Lovelace');
  await expect(card.getByRole('region', { name: 'Front' })).toContainText('Ada Lovelace');
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/type=new-hire$/);
  await expect(page.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Ada Lovelace');
});
