import { describe, expect, it } from 'vitest';
import { restoreDraft } from '../../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../../editor/userDetails/userDetails.ts';
import { email } from '../email.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { checkEmail } from './checkEmail.ts';
import { clientFindings } from './clientFindings.ts';

const found = (changes: Record<string, string>, change: (html: string) => string = (html) => html) => {
  const draft = restoreDraft(email.fields, changes);
  return checkEmail(draft, change(emailHtml(draft, defaultUserDetails))).map(
    ({ level, says }) => `${level}: ${says}`,
  );
};

describe('a mail before it is sent', () => {
  it.each(email.fields.template.options.map(({ value }) => value))(
    '%s is in order as it comes',
    (template) => {
      expect(found({ template })).toEqual([]);
    },
  );

  it('needs a subject', () => {
    expect(found({ subject: ' ' })).toEqual([
      "error: This email doesn't have a subject. Add one with up to 50 characters.",
    ]);
  });

  it('links only to complete addresses, and warns about unencrypted ones', () => {
    expect(found({ ctaUrl: 'http://www.daybreak.example' })).toEqual([
      expect.stringMatching(/^warning: The link “.+” isn't secure \(http\)/),
    ]);
    expect(found({}, (html) => html.replace('href="https://', 'href="javascript:'))).toEqual([
      "error: The logo's link doesn't go anywhere. Add a web address.",
    ]);
  });

  it('says which button it leaves out and why', () => {
    expect(found({ cta: 'Book', ctaUrl: 'https://sam:secret@daybreak.example' })).toEqual([
      "error: The “Book” button won't appear. Remove the username and password from the link. Until you do, the button won't appear.",
    ]);
    expect(found({ cta: 'Book', ctaUrl: 'javascript:alert(1)' })).toEqual([
      expect.stringMatching(/^error: The “Book” button won't appear\. Enter a complete link/),
    ]);
    expect(found({ cta: 'Book', ctaUrl: '' })).toEqual([
      expect.stringMatching(/^warning: The “Book” button won't appear because it doesn't have a link\./),
    ]);
    expect(found({ cta: '', ctaUrl: 'javascript:alert(1)' })).toEqual([]);
  });

  it('describes each picture', () => {
    expect(found({}, (html) => html.replace(/alt="[^"]+"/, 'alt=""'))).toEqual([
      expect.stringMatching(/^error: The picture .+\.png doesn't have alt text\.$/),
    ]);
  });

  it('stays below the size that Gmail shows', () => {
    expect(found({}, (html) => html.replace('</body>', `${'x'.repeat(110 * 1024)}</body>`))).toEqual([
      expect.stringMatching(/^warning: Gmail will clip this email because its HTML is 1\d\d\.\d KB/),
    ]);
  });
});

describe('email apps with less support', () => {
  it('are named only if the mail uses what they lack', () => {
    const html = emailHtml(restoreDraft(email.fields, {}), defaultUserDetails);
    expect(clientFindings(html)).toContainEqual({
      effect: 'buttons and numbers have square corners',
      clients: ['Outlook for Windows'],
    });
    expect(clientFindings('<p style="color:red">words</p>')).toEqual([]);
  });
});
