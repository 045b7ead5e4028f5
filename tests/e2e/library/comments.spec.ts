import { flyerInReview, turnApproval } from '../support/approvals.ts';
import { newPerson } from '../support/people.ts';
import { asPerson, elsewhere } from '../support/pieces.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test('someone outside comments by link, the owner resolves it, and the approver compares and approves in two clicks', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const name = `Fair ${process.pid}x${Date.now()}`;
  const owner = await newPerson(request, { firstName: 'Olga' });
  const { piece, admin } = await flyerInReview(request, owner, name);

  const call = await asPerson(request, owner);
  const [{ token }] = await (await call('create_review_link', { piece })).json();

  // Someone without an account comments on the picture.
  const outside = await (await browser.newContext({ baseURL })).newPage();
  await outside.goto(`/review/${token}`);
  await outside
    .getByRole('img', { name: /^Picture: / })
    .first()
    .click({ position: { x: 60, y: 40 } });
  await outside.getByLabel('Your name').fill('Jo Doe');
  await outside.getByLabel('Comment', { exact: true }).fill('Is this our old logo?');
  await outside.reload();
  await expect(outside.getByLabel('Comment', { exact: true })).toHaveValue('Is this our old logo?');
  await expect(outside.getByLabel('Your name')).toHaveValue('Jo Doe');
  await outside.getByRole('button', { name: 'Send comment' }).click();
  await expect(outside.getByText('Comment added.')).toBeVisible();
  await expect(outside.getByRole('button', { name: 'Comment 1 by Jo Doe, outside' })).toBeVisible();
  await expectAccessibleInBothThemes(outside);

  // The owner sees the comment marked, and resolves it.
  await signIn(page, owner.email, owner.password);
  await page.goto(`/marketing-materials?type=flyer&piece=${piece}`);
  await page.getByRole('button', { name: '1 comment' }).click();
  const comments = page.getByRole('dialog', { name: 'Comments' });
  await expect(comments.getByText('Is this our old logo?')).toBeVisible();
  await expect(comments.getByText('outside', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await comments.getByRole('button', { name: 'Resolve comment 1' }).click();
  await expect(comments.getByText('Resolved (1)')).toBeVisible();
  await outside.reload();
  await expect(outside.getByText('Resolved (1)')).toBeVisible();
  await outside.context().close();

  // Two clicks from the notice to the approval; for a later version, the approver sees the changes.
  const approver = await elsewhere(browser, baseURL, admin);
  await approver.goto('/');
  const review = approver.getByRole('button', { name: `Review “${name}”` });
  const dialog = approver.getByRole('dialog', { name });
  await review.click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(review).toHaveCount(0);
  const changed = { title: 'Bring your batteries' };
  await call('save_piece', { piece, base_revision: 1, changed, mutation: crypto.randomUUID() });
  await call('ask_for_approval', { piece, base_revision: 2, designer_version: 1, brand_version: '1.0' });
  await approver.reload();
  await review.click();
  const changes = dialog.getByRole('region', { name: 'Changes since version 1 was approved' });
  await expect(changes.getByRole('insertion')).toContainText('batteries');
  await expectAccessible(approver);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(review).toHaveCount(0);
  await approver.context().close();
  await turnApproval(request, false);
});
