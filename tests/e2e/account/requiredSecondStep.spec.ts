import { newApplication } from '../support/applications.ts';
import { headersOf, newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';
import { setUpStep } from '../support/secondStep.ts';

// The switch takes away the rights of every administrator on the server.
test.use({ ownServer: true });

test('a super admin requires a second step for administrators, who have no rights without one', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [owner, reviewer, colleague] = [
    await newPerson(request, { firstName: 'Olga', role: 'super_admin' }),
    await newPerson(request, { firstName: 'Rita', role: 'admin' }),
    await newPerson(request, { firstName: 'Stan' }),
  ];
  const application = await newApplication(request);
  const another = async ({ email, password }: typeof owner) => {
    const opened = await (await browser.newContext({ baseURL })).newPage();
    await signIn(opened, email, password);
    return opened;
  };

  // A super admin can't require it without having it, which would lock them out.
  await signIn(page, owner.email, owner.password);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  const required = card.getByRole('checkbox', { name: 'Require for all administrators' });
  await required.click();
  await expect(card.getByText('First, turn on two-step sign-in for your own account.')).toBeVisible();
  await expect(required).not.toBeChecked();
  await setUpStep(page, card);
  await expect(card.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await required.click();
  await expect(required).toBeChecked();

  // Staff aren't affected.
  const staff = await another(colleague);
  await staff.goto('/profile');
  await expect(staff.getByText('Off. You sign in with your password only.')).toBeVisible();
  await expect(staff.getByRole('checkbox', { name: 'Require for all administrators' })).toHaveCount(0);

  // An administrator without a second step sees the setup instead of the page, and can't read data from the server.
  const admin = await another(reviewer);
  await admin.goto('/job-applications');
  await expect(admin.getByRole('heading', { name: 'Turn on two-step sign-in' })).toBeVisible();
  // Ask the server directly: the page may have decided that it needn't ask.
  const headers = await headersOf(request, reviewer);
  const listed = await request.get('/rest/v1/job_applications', { headers });
  expect(await listed.json()).toEqual([]);
  await expectAccessibleInBothThemes(admin);
  await setUpStep(admin, admin);
  await expect(admin.getByRole('button', { name: `Jo ${application.last_name}` })).toBeVisible();

  // Once it's no longer required, other administrators get in without it.
  await required.click();
  await expect(required).not.toBeChecked();
  const other = await another(await newPerson(request, { firstName: 'Ruth', role: 'admin' }));
  await other.goto('/job-applications');
  await expect(other.getByRole('button', { name: `Jo ${application.last_name}` })).toBeVisible();
});
