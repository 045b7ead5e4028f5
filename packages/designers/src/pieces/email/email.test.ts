import { describe, expect, it } from 'vitest';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { editDraft, newDraft, restoreDraft } from '../../workbench/draft.ts';
import { countCharacters } from '../../workbench/fields.ts';
import { webAddress } from '../../workbench/webAddress.ts';
import { preheaderOf } from './content.ts';
import { email } from './email.ts';
import { audienceCopy, emailCopy } from './emailCopy.ts';
import { emailText } from './emailText.ts';
import { emailHtml } from './html/emailHtml.ts';
import { bytesOf, gmailLimit } from './size.ts';

const untouched = newDraft(email.fields);
const valuesOf = <Value extends string>({ options }: { options: readonly { value: Value }[] }) =>
  options.map(({ value }) => value);
const templates = valuesOf(email.fields.template);
const audiences = valuesOf(email.fields.audience);
const themes = valuesOf(email.fields.theme);

describe('email draft', () => {
  it('is a white newsletter for businesses by default', () => {
    expect(untouched).toMatchObject({ template: 'newsletter', audience: 'business', theme: 'white' });
  });

  it('offers the stated templates, audiences and themes', () => {
    expect(templates).toEqual(['newsletter', 'promotional', 'announcement', 'educational', 'welcome']);
    expect(audiences).toEqual(['business', 'residential', 'partners', 'prospects']);
    expect(themes).toEqual(['white', 'blue']);
  });

  it('takes 50 characters of subject, which every default subject keeps to', () => {
    expect(email.fields.subject.limit).toBe(50);
    for (const subject of Object.values(emailCopy.subject))
      expect(countCharacters(subject)).toBeLessThanOrEqual(50);
  });

  it('gives the copy of its template to the texts that nobody has touched', () => {
    const own = editDraft(email.fields, untouched, 'headline', 'Mine');
    expect(editDraft(email.fields, own, 'template', 'welcome')).toMatchObject({
      headline: 'Mine',
      subject: 'Welcome to Daybreak',
      cta: 'Send your equipment list',
    });
  });

  it.each(audiences)('writes to %s with their own first and last line, and says why', (audience) => {
    const html = emailHtml({ ...untouched, audience }, defaultUserDetails);
    const text = emailText({ ...untouched, audience }, defaultUserDetails);
    for (const line of Object.values(audienceCopy[audience])) {
      expect(html).toContain(line);
      expect(text).toContain(line);
    }
  });
});

describe('the address of the button', () => {
  it.each([
    ['https://www.daybreak.example/quote?a=1&b=2', 'https://www.daybreak.example/quote?a=1&b=2'],
    [' HTTP://daybreak.example ', 'http://daybreak.example/'],
  ])('%j is one', (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://daybreak.example/1',
    '//evil.example',
    'https:evil.example',
    'https://user:secret@daybreak.example',
    'https://daybreak.example@evil.example',
    'https://',
    '#',
    '',
  ])('%j is none, and the mail has no button', (typed) => {
    const draft = { ...untouched, ctaUrl: typed };
    expect(webAddress(typed)).toBeUndefined();
    const html = emailHtml(draft, defaultUserDetails);
    expect(html).not.toContain(untouched.cta);
    expect(html).not.toContain('href="#"');
    expect(emailText(draft, defaultUserDetails)).not.toContain(untouched.cta);
  });

  it('is remarked on where it is missing or refused', () => {
    expect(email.remarks(untouched)).toEqual({});
    expect(email.remarks({ ...untouched, ctaUrl: '' }).ctaUrl?.hint).toMatch(/no button/);
    expect(email.remarks({ ...untouched, ctaUrl: 'https://a:b@c.example' }).ctaUrl?.error).toMatch(
      /user name/,
    );
    expect(email.remarks({ ...untouched, subject: ' ' }).subject?.hint).toMatch(/no subject/);
  });
});

describe('the HTML', () => {
  const everyMail = templates.flatMap((template) => themes.map((theme) => [template, theme] as const));

  it.each(everyMail)('of %s on %s stays far under the size at which Gmail cuts', (template, theme) => {
    for (const example of [{}, email.examples.longest]) {
      const html = emailHtml(restoreDraft(email.fields, { ...example, template, theme }), defaultUserDetails);
      expect(bytesOf(html)).toBeLessThan(gmailLimit / 5);
    }
  });

  it.each(everyMail)(
    'of %s on %s links pictures and pages of the company only, all of them secure',
    (template, theme) => {
      const html = emailHtml(restoreDraft(email.fields, { template, theme }), defaultUserDetails);
      const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses.length).toBeGreaterThan(4);
      for (const address of addresses) expect(address).toMatch(/^(https:\/\/www\.daybreak\.example|mailto:)/);
    },
  );

  it.each(everyMail)('of %s on %s has the styles of a dark screen, and says so', (template, theme) => {
    const html = emailHtml(restoreDraft(email.fields, { template, theme }), defaultUserDetails);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const name of theme === 'white' ? ['page', 'onPage', 'paper', 'text'] : ['page', 'onPage']) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\bdark-${name}\\b`));
      expect(html).toMatch(new RegExp(`prefers-color-scheme:dark\\){[^}]*(?:}[^}]*)*\\.dark-${name}\\{`));
      expect(html).toMatch(new RegExp(`\\[data-ogs[bc]\\] \\.dark-${name}\\{`));
    }
  });

  it('names the company, its address and the way to get no more mails', () => {
    const html = emailHtml(untouched, defaultUserDetails);
    for (const part of [
      'Daybreak Data &amp; Solar, Inc.',
      '400 Horizon Way, Austin, TX 78701',
      'href="https://www.daybreak.example/unsubscribe"',
    ])
      expect(html).toContain(part);
  });

  it('names the sender, where there is one', () => {
    const user = {
      ...defaultUserDetails,
      name: 'Mara Lindqvist',
      title: 'Account Manager',
      phone: '555',
      email: 'mara@daybreak.example',
    };
    for (const mail of [emailHtml(untouched, user), emailText(untouched, user)]) {
      expect(mail).toContain('Mara Lindqvist, Account Manager');
      expect(mail).toContain('mara@daybreak.example');
    }
  });

  it('runs from right to left, in its language, where the words do', () => {
    const html = emailHtml(restoreDraft(email.fields, email.examples['right to left']), defaultUserDetails);
    expect(html).toMatch(/<html lang="he" dir="rtl"/);
    expect(emailHtml(untouched, defaultUserDetails)).toMatch(/<html lang="en" dir="ltr"/);
  });
});

describe('the preheader', () => {
  it('is the beginning of the content', () => {
    expect(preheaderOf('A headline\nOne.\n\nTwo?')).toBe('A headline. One. Two?');
    expect(preheaderOf('')).toBe('');
  });

  it('ends with a whole word after about 100 characters', () => {
    const preheader = preheaderOf('word '.repeat(100));
    expect(preheader).toMatch(/^(word )+word…$/);
    expect(preheader.length).toBeLessThanOrEqual(111);
  });
});

describe('the plain text', () => {
  it('has the words of the mail, with the address under the call to action', () => {
    const text = emailText(restoreDraft(email.fields, { template: 'educational' }), defaultUserDetails);
    expect(text).toContain('WHAT IS INSIDE A SOLAR PANEL');
    expect(text).toContain('2. Aluminum frames the panel and can be melted again and again.');
    expect(text).toContain('See how we recycle:\nhttps://www.daybreak.example');
    expect(text).toContain('Daybreak Data & Solar, Inc.\n400 Horizon Way');
  });
});
