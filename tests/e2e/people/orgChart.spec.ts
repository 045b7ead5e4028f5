import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

const secret = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };

test('someone reads reporting lines in the org chart, by keyboard and on a phone', async ({
  page,
  request,
}) => {
  const boss = await newPerson(request, { firstName: 'Zora', lastName: `Chart${process.pid}` });
  const report = await newPerson(request, { firstName: 'Zeno', lastName: `Chart${process.pid}` });
  const answer = await request.patch(`/rest/v1/staff_directory?id=eq.${report.id}`, {
    headers: secret,
    data: { manager_id: boss.id, department: 'Solar' },
  });
  expect(answer.ok()).toBe(true);
  await signIn(page, report.email, report.password);
  await page.goto('/staff-directory');
  await page.getByRole('link', { name: 'Org chart' }).click();
  await expect(page.getByRole('heading', { name: 'Org Chart' })).toBeFocused();
  const zora = page.getByRole('treeitem', { name: /^Zora Chart/ });
  await zora.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zora).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('treeitem', { name: /^Zeno Chart.*Solar/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await zora.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Zora Chart/ })).toBeVisible();
});
