import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { email } from './email.ts';
import { emlFile, htmlFile } from './emailFiles.ts';
import { emailHtml } from './html/emailHtml.ts';
import { emailText } from './words/emailText.ts';

const date = new Date(2027, 2, 14);
const draft = restoreDraft(email.fields, { template: 'welcome', subject: 'Willkommen bei uns – schön' });
const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trimEnd();

it('has the mail itself in the HTML file, with pictures at their public addresses', async () => {
  const file = htmlFile(draft, defaultUserDetails, date);
  expect(file.name).toBe('email-welcome-20270314.html');
  expect(await file.blob.text()).toBe(emailHtml(draft, defaultUserDetails));
  expect(await file.blob.text()).toContain(
    'src="https://www.daybreak.example/brand/assets/images/solar-aisle.jpg"',
  );
});

it.each(Object.entries(email.examples))(
  'has both versions of the mail in the .eml file of %s',
  async (_name, example) => {
    const whole = restoreDraft(email.fields, example);
    const file = emlFile(whole, defaultUserDetails, date);
    expect(file.name).toBe(`email-${whole.template}-20270314.eml`);
    const mail = await new PostalMime().parse(await file.blob.text());
    expect(mail.subject ?? '').toBe(whole.subject);
    expect(mail.from).toMatchObject({ name: 'Daybreak', address: 'hello@daybreak.example' });
    expect(lines(mail.text)).toBe(lines(emailText(whole, defaultUserDetails)));
    expect(lines(mail.html)).toBe(lines(emailHtml(whole, defaultUserDetails)));
  },
);
