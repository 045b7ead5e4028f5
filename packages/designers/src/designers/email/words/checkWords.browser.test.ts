import { describe, expect, it } from 'vitest';
import { restoreDraft } from '../../../editor/drafts/draft.ts';
import { optionsOf } from '../../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../../editor/userDetails/userDetails.ts';
import { email } from '../email.ts';
import { emlFile } from '../emailFiles.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { checkEml, checkHtml, checkText } from './checkWords.ts';
import { emailText } from './emailText.ts';

const people = [
  defaultUserDetails,
  {
    ...defaultUserDetails,
    name: 'Zoë “Z” O’Neil <&>',
    title: 'R&D; Lead',
    phone: '555',
    email: 'z@x.example',
  },
];
const noisy = {
  subject: 'New\u000bday\u0007',
  headline: 'A \ud800second\ufffe sunrise',
  content: 'One\u000btwo\u0000\n\nthree',
};
const drafts = optionsOf(email.fields.template, {}).flatMap(({ value: template }) =>
  [{}, noisy, ...Object.values(email.examples)].map((example) =>
    restoreDraft(email.fields, { ...example, template }),
  ),
);

describe('the words of a mail', () => {
  it('are in its HTML, plain text and message, for every template and example', async () => {
    expect(drafts.length).toBeGreaterThan(10);
    for (const draft of drafts)
      for (const user of people) {
        checkHtml(draft, user, emailHtml(draft, user));
        checkText(draft, user, emailText(draft, user));
        checkEml(draft, user, await emlFile(draft, user, new Date(0)).blob.text());
      }
  });

  const draft = restoreDraft(email.fields, {
    subject: 'Second sunrise',
    headline: 'Bring panels',
    content: 'Bring your drives and our crew takes them',
    cta: 'Book a date',
    ctaUrl: 'https://daybreak.example',
  });
  const [, user = defaultUserDetails] = people;

  it.each([
    ['drives', (email: string) => email.replaceAll('drives', 'drivers')],
    ['drives', (email: string) => email.replaceAll('drives ', '')],
    ['panels', (email: string) => email.replaceAll(/Bring panels/gi, '')],
    ['Zoë', (email: string) => email.replaceAll('Zoë', 'Zoe')],
    ['Book', (email: string) => email.replaceAll('Book a date', 'Look')],
  ])('are reported by name if a fault removes “%s”', async (word, fault) => {
    const names = `The email wasn't created because “${word}” would look different`;
    expect(() => checkHtml(draft, user, fault(emailHtml(draft, user)))).toThrow(names);
    expect(() => checkText(draft, user, fault(emailText(draft, user)))).toThrow(/^The email wasn't created/);
  });

  it('are reported if only the inbox preview still has them, or a part of a message is cut off', async () => {
    const html = emailHtml(draft, user);
    const at = html.lastIndexOf('drives');
    const cut = `${html.slice(0, at)}${html.slice(at + 6)}`;
    expect(() => checkHtml(draft, user, cut)).toThrow('“drives”');
    expect(() => checkHtml(draft, user, html.replace('<title>Second', '<title>'))).toThrow('“Second”');
    const eml = await emlFile(draft, user, new Date(0)).blob.text();
    expect(() => checkEml(draft, user, eml.replaceAll('Zo=C3=AB', 'Zo=EB'))).toThrow('“Zoë”');
    expect(() => checkEml(draft, user, eml.replace('text/html', 'text/other'))).toThrow('The email');
  });
});
