import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoPassword } from '../../../scripts/demo.ts';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { codeAt } from '../../../supabase/local/auth/totp.ts';
import { newApplication } from '../support/applications.ts';
import { flyerInReview } from '../support/approvals.ts';
import { newPerson } from '../support/people.ts';
import { asPerson, made } from '../support/pieces.ts';
import { expect, fromMore, signIn, test } from '../support/portal.ts';
import { addPhotograph } from '../support/teamPictures.ts';

const superAdmin = 'ada@daybreak.example';
const desktop = { width: 1280, height: 800 };
const secret = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };

/** Presses a button by keyboard, and returns it. */
async function press(page: Page, name: string | RegExp): Promise<Locator> {
  const button = page.getByRole('button', { name }).first();
  await button.press('Enter');
  return button;
}

const at =
  (path: string, name: string | RegExp) =>
  async (page: Page): Promise<Locator> => {
    await page.goto(path);
    return press(page, name);
  };

/** Lets the wizard make a poster. */
async function generatePoster(page: Page): Promise<void> {
  await page.goto('/marketing-materials?type=wizard');
  await page.getByRole('combobox', { name: 'Material' }).press('Enter');
  await page.getByRole('option', { name: 'Poster' }).press('Enter');
  await press(page, 'Solar drop-off day');
  await press(page, 'Generate Design');
  // Wait for the message to go: Escape would dismiss it instead of the dialog.
  await page.getByRole('group', { name: 'Success' }).waitFor();
  await expect(page.getByRole('group', { name: 'Success' })).toHaveCount(0);
}

async function openApplication(page: Page, request: APIRequestContext): Promise<Locator> {
  const family = `Focus${process.pid}x${Date.now()}`;
  const answer = await request.post('/rest/v1/job_applications', {
    headers: secret,
    data: { first_name: 'Jo', last_name: family, email: `${family}@example.com` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`/job-applications?q=${family}`);
  return press(page, `Jo ${family}`);
}

/**
 * Every dialog in the product, by the file that draws it: opens it and returns the element that gets the focus back.
 */
const dialogs: Record<string, (page: Page, request: APIRequestContext) => Promise<Locator>> = {
  'apps/portal/src/features/commandPalette/PortalPalette.tsx': async (page) => {
    await page.goto('/profile');
    const field = page.getByLabel('Display name');
    await field.focus();
    await page.keyboard.press('Control+k');
    return field;
  },
  'apps/portal/src/features/profile/account/ChangePasswordDialog.tsx': at('/profile', 'Change password'),
  'apps/portal/src/shared/photo/PhotoDialog.tsx': async (page) => {
    await page.goto('/profile');
    const button = page.getByRole('button', { name: /^Choose (photo|another)$/ });
    await button.focus();
    await page
      .getByLabel('Choose photo')
      .last()
      .setInputFiles('packages/media/assets/images/certificates.jpg');
    return button;
  },
  'apps/portal/src/features/ownApplication/WithdrawDialog.tsx': async (page, request) => {
    const { link } = await newApplication(request);
    await page.goto(link);
    return press(page, 'Withdraw');
  },
  'apps/portal/src/shared/secondStep/SetUpDialog.tsx': async (page) => {
    await page.goto('/profile');
    const button = page
      .getByRole('region', { name: 'Two-step sign-in' })
      .getByRole('button', { name: 'Turn on' });
    await button.press('Enter');
    return button;
  },
  'apps/portal/src/features/home/cards/arranging/ArrangeDialog.tsx': async (page) => {
    await page.goto('/');
    return press(page, 'Customize this page');
  },
  'apps/portal/src/features/home/cards/today/PostDialog.tsx': async (page) => {
    await page.goto('/');
    return press(page, 'New post');
  },
  'apps/portal/src/features/home/cards/links/LinksDialog.tsx': async (page) => {
    await page.goto('/');
    return press(page, 'Pin a link');
  },
  'apps/portal/src/features/people/directory/AccessMenu.tsx': async (page) => {
    const button = await at('/staff-directory?q=sam@daybreak.example', 'Access for Sam Rivera')(page);
    await page.getByRole('menuitem', { name: 'Deactivate' }).press('Enter');
    return button;
  },
  'apps/portal/src/features/positions/PositionDialog.tsx': at('/positions', 'Add position'),
  'apps/portal/src/features/home/cards/today/approvals/ReviewDialog.tsx': async (page, request) => {
    const name = `Fair ${Date.now()}`;
    await flyerInReview(request, await newPerson(request), name);
    await page.goto('/');
    return press(page, `Review “${name}”`);
  },
  'apps/portal/src/features/marketing/openPiece/approval/ApprovalBar.tsx': async (page, request) => {
    const owner = { id: '', email: superAdmin, password: demoPassword };
    const { piece, admin } = await flyerInReview(request, owner, 'Fair');
    const note = 'Larger logo, please.';
    await (await asPerson(request, admin))('ask_for_changes', { piece, version: 1, note });
    return at(`/marketing-materials?type=flyer&piece=${piece}`, 'Read the note')(page);
  },
  'apps/portal/src/features/teamPictures/AddPictureDialog.tsx': at(
    '/marketing-materials/team-photographs',
    'Add photo',
  ),
  'apps/portal/src/features/teamPictures/EditPictureDialog.tsx': async (page) => {
    await addPhotograph(page, 'The bench');
    return press(page, 'Edit “The bench”');
  },
  'apps/portal/src/features/people/person/AddPersonDialog.tsx': at('/staff-directory', 'Add person'),
  'apps/portal/src/features/people/table/ImportDialog.tsx': at('/staff-directory', 'Import CSV'),
  'apps/portal/src/features/applicationReview/ApplicationDialog.tsx': openApplication,
  'apps/portal/src/features/applicationReview/LetterDialog.tsx': async (page, request) => {
    await openApplication(page, request);
    return press(page, 'Email the applicant');
  },
  'apps/portal/src/features/applicationReview/RemoveDialog.tsx': async (page, request) => {
    await openApplication(page, request);
    return press(page, 'Delete application');
  },
  'apps/portal/src/features/marketing/PieceFileDrop.tsx': async (page) => {
    await page.goto('/marketing-materials?type=new-hire');
    await page.getByLabel(/Full name/).fill('Somebody Else');
    await press(page, 'Download Template');
    const arriving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).press('Enter');
    const file = await (await arriving).path();
    await page.getByLabel(/Full name/).fill('Another Person');
    await page.goto('/marketing-materials');
    const button = page.getByRole('button', { name: 'Open a file' });
    await button.focus();
    await page.getByLabel('Open a file').last().setInputFiles(file);
    return button;
  },
  'packages/designers/src/designers/email/actions/SendTest.tsx': async (page) => {
    await page.route('**/functions/v1/**', (route) => route.abort());
    return at('/marketing-materials?type=email', 'Send test')(page);
  },
  'packages/designers/src/designers/meetingBackgrounds/choice/PreviewDialog.tsx': async (page) => {
    await at('/marketing-materials?type=new-hire', /Zoom/)(page);
    return press(page, 'Preview');
  },
  'packages/designers/src/editor/batch/BatchDialog.tsx': at(
    '/marketing-materials?type=new-hire',
    'Create in bulk',
  ),
  'packages/designers/src/editor/preview/EnlargeDialog.tsx': async (page) => {
    await generatePoster(page);
    return press(page, 'Enlarge');
  },
  'packages/designers/src/editor/images/controls/PictureDialog.tsx': at(
    '/marketing-materials?type=ads',
    'Choose picture',
  ),
  'packages/designers/src/editor/drafts/controls/DraftMenu.tsx': async (page) => {
    await page.goto('/marketing-materials?type=poster');
    const button = page.getByRole('button', { name: 'Draft 1' });
    // Until its menu has loaded, another button is in its place, and a key press in between would be lost.
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    return button;
  },
  'packages/designers/src/editor/studio/StudioFrame.tsx': at(
    '/marketing-materials?type=poster',
    'Open studio',
  ),
  'packages/designers/src/editor/studio/sizes/SizeDialog.tsx': async (page) => {
    await at('/marketing-materials?type=poster', 'Open studio')(page);
    await press(page, 'All sizes');
    return press(page, 'Change this size only: 24 × 36 in');
  },
  'packages/designers/src/editor/download/DownloadDialog.tsx': at(
    '/marketing-materials?type=poster',
    'Download',
  ),
  'packages/designers/src/editor/download/separations/SeparationsDialog.tsx': async (page) => {
    const opener = await at('/marketing-materials?type=poster', 'Download')(page);
    await press(page, 'Separations proof');
    await expect(
      page.getByRole('dialog', { name: 'Separations proof' }).getByRole('slider').first(),
    ).toBeVisible();
    return opener;
  },
  'packages/designers/src/campaigns/dialog/CampaignDialog.tsx': async (page) => {
    await page.goto('/marketing-materials?type=flyer');
    return fromMore(page, 'Create campaign');
  },
  'packages/designers/src/campaigns/takeOver/TakeOverDialog.tsx': async (page) => {
    await page.goto('/marketing-materials?type=flyer');
    await fromMore(page, 'Create campaign');
    await press(page, 'Save as drafts');
    await press(page, 'Done');
    await page.getByLabel('Location').fill('Gate 4, Austin');
    return press(page, 'Review them');
  },
};

/** Opens a piece's menu in its designer and chooses an item. */
const ofPiece = (entry: string) => async (page: Page, piece: string) => {
  await page.goto(`/marketing-materials?type=poster&piece=${piece}`);
  const button = await press(page, 'Piece');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
  return button;
};

/** The dialogs of a piece that has two versions and comes from a template with a newer version. */
const pieceDialogs: Record<string, (page: Page, piece: string) => Promise<Locator>> = {
  'apps/portal/src/features/marketing/openPiece/naming/NameDialog.tsx': ofPiece('Rename…'),
  'apps/portal/src/features/marketing/openPiece/sharing/ShareDialog.tsx': async (page, piece) => {
    await page.goto(`/marketing-materials?type=poster&piece=${piece}`);
    return press(page, 'Share');
  },
  'apps/portal/src/features/marketing/openPiece/comments/CommentsDialog.tsx': ofPiece('Comments…'),
  'apps/portal/src/features/marketing/openPiece/versions/VersionsDialog.tsx': ofPiece('Versions…'),
  'apps/portal/src/features/marketing/openPiece/versions/RestoreVersion.tsx': async (page, piece) => {
    await ofPiece('Versions…')(page, piece);
    await press(page, /^Version 1/);
    return press(page, 'Restore this version');
  },
  'apps/portal/src/features/marketing/openPiece/overwritten/OverwrittenDialog.tsx':
    ofPiece('Replaced values…'),
  'apps/portal/src/features/marketing/openPiece/templates/PublishDialog.tsx': ofPiece('Publish as template…'),
  'apps/portal/src/features/marketing/openPiece/templates/NewerTemplateDialog.tsx': ofPiece(
    'Newer version of the template…',
  ),
  'apps/portal/src/features/marketing/library/PieceDialog.tsx': async (page) => {
    await page.goto('/marketing-materials?view=pieces');
    const button = await press(page, 'More actions for Summer fair');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    return button;
  },
  'apps/portal/src/features/profile/ownLibrary/DeleteAllDialog.tsx': at('/profile', /^Delete all/),
};

/** Not for a super admin, not on a desktop, or not closed by Escape: each has its own test below. */
const distinctStops = [
  // Their stories test the focus: they need a second session, new people, two brand versions, an earlier file or
  // findings.
  'apps/portal/src/features/profile/account/PlacesCard.tsx',
  'apps/portal/src/features/people/table/Invitations.tsx',
  'apps/portal/src/features/brandUpdate/SavedSidesDialog.tsx',
  'apps/portal/src/features/brandUpdate/CompareDialog.tsx',
  'apps/portal/src/features/marketing/openPiece/approval/FindingsDialog.tsx',
  'apps/portal/src/shared/secondStep/changeStep.tsx',
  'apps/portal/src/shared/secondStep/RecoveryCodes.tsx',
  'apps/portal/src/features/signIn/ForcedPasswordDialog.tsx',
  'packages/ui/src/Sidebar/Sidebar.tsx',
];

const inside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/**
 * Checks that the focus is inside, and not on anything that closes or deletes, that Tab stays inside, and that nothing
 * behind can be reached.
 */
async function expectToHoldTheFocus(page: Page, dialog: Locator): Promise<void> {
  // Wait for the tooltip of the control that opened it.
  await expect(page.locator('[role=tooltip][data-state=closed]')).toHaveCount(0);
  await expect.poll(() => inside(dialog)).toBe(true);
  // The content that a dialog announces first may still be loading; it then gets the focus.
  await expect
    .poll(() =>
      dialog.evaluate(
        (element) =>
          element.querySelectorAll('button, input, a[href]').length > 1 &&
          (document.activeElement?.matches('[data-not-first], [data-tone="danger"]') ?? true),
      ),
    )
    .toBe(false);
  const stops = await dialog.evaluate(
    (element) => element.querySelectorAll('a[href], button, input, select, textarea, [tabindex]').length,
  );
  // All the way around plus one, if that's fewer.
  const maxStops = Math.min(15, stops + 1);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < maxStops; presses++) {
      await page.keyboard.press(key);
      expect(await inside(dialog), `${key} ${presses + 1}`).toBe(true);
    }
  const behind = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea')]
      .filter((each) => !each.closest('[role="dialog"], [inert]') && each.checkVisibility())
      .map((each) => each.outerHTML.slice(0, 120)),
  );
  expect(behind).toEqual([]);
}

test('every modal part of the product is walked through here', () => {
  const drawn = ['apps/portal/src', 'packages/designers/src', 'packages/ui/src']
    .flatMap((root) => globSync(`${root}/**/*.tsx`))
    .filter(
      (file) =>
        !/\.stories\.|\.test\.|conformance|ui\/src\/(Dialog|CommandPalette|Layer)\/|forms\/(Confirm|Form)Dialog/.test(
          file,
        ),
    )
    .filter((file) =>
      /<(Dialog|ConfirmDialog|FormDialog|CommandPalette|Layer|ModalContent)(?:$|[ >])/m.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(drawn.sort()).toEqual(
    [...Object.keys(dialogs), ...Object.keys(pieceDialogs), ...distinctStops].sort(),
  );
});

/** Expects a dialog to take the focus, keep it, and give it back on close. */
async function expectToBorrowTheFocus(page: Page, open: () => Promise<Locator>): Promise<void> {
  const opener = await open();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await expectToHoldTheFocus(page, dialog);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

for (const [file, open] of Object.entries(dialogs))
  test(`${basename(file, '.tsx')} takes the focus, keeps it, and gives it back`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    await signIn(page, superAdmin);
    await expectToBorrowTheFocus(page, () => open(page, request));
  });

/** Signs in an owner of a piece that has all of these dialogs, and returns the piece's id. */
async function signInWithPiece(page: Page, request: APIRequestContext): Promise<string> {
  const person = await newPerson(request, { role: 'admin' });
  const call = await asPerson(request, person);
  const [first, template, piece] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const change = (id: string, title: string) =>
    call('save_piece', {
      piece: id,
      base_revision: 1,
      changed: { title },
      mutation: crypto.randomUUID(),
    });
  const publish = () =>
    call('publish_template', { template, piece: first, template_name: 'Fair', rules: { title: 'locked' } });
  await call('create_piece', { ...made('Spring fair', 'Bring your inverters'), piece: first });
  await publish();
  await call('start_from_template', { piece, template, piece_name: 'Summer fair' });
  await call('save_piece', {
    piece,
    base_revision: 1,
    changed: { subtitle: 'Come along' },
    mutation: crypto.randomUUID(),
  });
  await call('keep_version', { piece });
  await change(first, 'Bring your batteries');
  await publish();
  await signIn(page, person.email, person.password);
  return piece;
}

for (const [file, open] of Object.entries(pieceDialogs))
  test(`${basename(file, '.tsx')} of a piece takes the focus, keeps it, and gives it back`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    const piece = await signInWithPiece(page, request);
    await expectToBorrowTheFocus(page, () => open(page, piece));
  });

test('the dialogs of a second step take the focus, keep it, and give it back', async ({ page, request }) => {
  const person = await newPerson(request);
  await signIn(page, person.email, person.password);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Turn on' }).press('Enter');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectToHoldTheFocus(page, dialog);
  // The codes are only shown now, so Escape doesn't close the dialog.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: "I've saved my codes" }).press('Enter');
  await expect(dialog).toHaveCount(0);
  for (const name of ['New recovery codes', 'Turn off']) {
    const opener = card.getByRole('button', { name });
    await opener.press('Enter');
    await expectToHoldTheFocus(page, dialog);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('someone who must choose a password can do nothing else', async ({ page, request }) => {
  const person = await newPerson(request, { passwordChanged: false });
  await page.goto('/sign-in');
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Your Password' });
  await expect(dialog.getByLabel('New Password', { exact: true })).toBeFocused();
  await expectToHoldTheFocus(page, dialog);
  // Click outside: even when that leaves the focus nowhere, the keyboard doesn't reach the page behind.
  await page.mouse.click(5, 5);
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    expect(await inside(dialog)).toBe(true);
  }
  await expect(page).toHaveURL(/\/dashboard$/);

  for (const [status, msg] of [
    [429, 'Too many tries. Wait a minute.'],
    [500, 'The password store is closed.'],
  ] as const) {
    await page.route('**/auth/v1/user', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status, json: { code: status, msg } })
        : route.fallback(),
    );
    await dialog.getByLabel('New Password', { exact: true }).fill('another-Sunrise-7');
    await dialog.getByLabel('Confirm New Password', { exact: true }).fill('another-Sunrise-7');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(msg)).toBeVisible();
    await page.unrouteAll();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('the drawer on a phone gives the focus back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
  await page.goto('/');
  const toggle = await press(page, 'Toggle sidebar');
  await expectToHoldTheFocus(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('a pressed control keeps the focus while it works, or passes it on', async ({ page, request }) => {
  await signIn(page, superAdmin);

  await page.goto('/marketing-materials?type=poster');
  await press(page, 'Download');
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).press('Enter');
  await arriving;
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeFocused();

  await openApplication(page, request);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New note').fill('Calls back on Monday.');
  const save = dialog.getByRole('button', { name: 'Add note' });
  await save.press('Enter');
  await expect(page.getByText('Note added').first()).toBeVisible();
  await expect(save).toBeFocused();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await status.press('Enter');
  await page.getByRole('option', { name: 'Contacted' }).press('Enter');
  await expect(page.getByText('Status changed').first()).toBeVisible();
  await expect(status).toBeFocused();

  await page.goto('/profile');
  await page.getByLabel('Display name').fill('Somebody else');
  await press(page, 'Discard changes');
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeFocused();

  await page.goto('/staff-directory?q=nobody-has-this-name');
  await page.getByText('No one found').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await page.goto('/');
  await press(page, 'Skip to the assistant');
  const question = page.getByPlaceholder('Type your question...');
  await expect(question).toBeFocused();
  await page.keyboard.type('What do you buy?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Ray answered/)).toBeAttached();
  await expect(question).toBeFocused();
});
