import { describe, expect, it } from 'vitest';
import { editDraft, newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { countCharacters } from '../../editor/fields/fields.ts';
import { webAddress } from '../../editor/fields/webAddress.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { bytesOf, gmailLimit } from './checks/size.ts';
import { preheaderOf } from './content.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { joinLastWords } from './html/parts.ts';
import { audienceCopy, emailCopy } from './words/emailCopy.ts';
import { emailText } from './words/emailText.ts';

const untouched = newDraft(email.fields);
const valuesOf = <Value extends string>({ options }: { options: readonly { value: Value }[] }) =>
  options.map(({ value }) => value);
const templates = valuesOf(email.fields.template);
const audiences = valuesOf(email.fields.audience);
const themes = valuesOf(email.fields.theme);

it('centers the words above the button of a promotional email', () => {
  const html = emailHtml(
    { ...untouched, template: 'promotional', content: 'One truck. One date.' },
    defaultUserDetails,
  );
  expect(/<p [^>]*>One truck[^<]*<\/p>/.exec(html)?.[0]).toContain('text-align:center');
});

describe('email draft', () => {
  it('is a white newsletter for businesses by default', () => {
    expect(untouched).toMatchObject({ template: 'newsletter', audience: 'business', theme: 'white' });
  });

  it('offers the specified templates, audiences and themes', () => {
    expect(templates).toEqual(['newsletter', 'promotional', 'announcement', 'educational', 'welcome']);
    expect(audiences).toEqual(['business', 'residential', 'partners', 'prospects']);
    expect(themes).toEqual(['white', 'blue']);
  });

  it('takes 50 characters of subject, which every default subject observes', () => {
    expect(email.fields.subject.limit).toBe(50);
    for (const subject of Object.values(emailCopy.subject))
      expect(countCharacters(subject)).toBeLessThanOrEqual(50);
  });

  it('uses its template’s copy for untouched texts', () => {
    const own = editDraft(email.fields, untouched, 'headline', 'Mine');
    expect(editDraft(email.fields, own, 'template', 'welcome')).toMatchObject({
      headline: 'Mine',
      subject: 'Welcome to Daybreak',
      cta: 'Send your equipment list',
    });
  });

  it.each(audiences)('writes to %s with specific first and last lines, and says why', (audience) => {
    const draft = editDraft(email.fields, untouched, 'audience', audience);
    const html = emailHtml(draft, defaultUserDetails).replaceAll('\u00a0', ' ');
    const text = emailText(draft, defaultUserDetails);
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
  ])('is accepted as %j', (typed, address) => {
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
  ])('is refused as %j, and the mail has no button', (typed) => {
    const draft = { ...untouched, ctaUrl: typed };
    expect(webAddress(typed)).toBeUndefined();
    const html = emailHtml(draft, defaultUserDetails);
    expect(html).not.toContain(untouched.cta);
    expect(html).not.toContain('href="#"');
    expect(emailText(draft, defaultUserDetails)).not.toContain(untouched.cta);
  });

  it('has a remark if it’s missing or refused', () => {
    expect(email.remarks(untouched)).toEqual({});
    expect(email.remarks({ ...untouched, ctaUrl: '' }).ctaUrl?.hint).toMatch(/the button won't appear/);
    expect(email.remarks({ ...untouched, ctaUrl: 'https://a:b@c.example' }).ctaUrl?.error).toMatch(
      /username/,
    );
    expect(email.remarks({ ...untouched, subject: ' ' }).subject?.hint).toMatch(/no subject/);
  });
});

describe('the HTML', () => {
  const everyMail = templates.flatMap((template) => themes.map((theme) => [template, theme] as const));

  it.each(everyMail)('stays far below Gmail’s limit for %s on %s', (template, theme) => {
    for (const example of [{}, email.examples.longest]) {
      const html = emailHtml(restoreDraft(email.fields, { ...example, template, theme }), defaultUserDetails);
      expect(bytesOf(html)).toBeLessThan(gmailLimit / 5);
    }
  });

  it.each(everyMail)(
    'links only secure pictures and pages of the company for %s on %s',
    (template, theme) => {
      const html = emailHtml(restoreDraft(email.fields, { template, theme }), defaultUserDetails);
      const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses.length).toBeGreaterThan(4);
      for (const address of addresses)
        expect(address).toMatch(/^(https:\/\/www\.daybreak\.example|mailto:|tel:)/);
    },
  );

  it.each(everyMail)('declares and contains dark-screen styles for %s on %s', (template, theme) => {
    const html = emailHtml(restoreDraft(email.fields, { template, theme }), defaultUserDetails);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const name of theme === 'white' ? ['page', 'onPage', 'paper', 'text'] : ['page', 'onPage']) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\bdark-${name}\\b`));
      expect(html).toMatch(new RegExp(`prefers-color-scheme:dark\\){[^}]*(?:}[^}]*)*\\.dark-${name}\\{`));
      expect(html).toMatch(new RegExp(`\\[data-ogs[bc]\\] \\.dark-${name}\\{`));
    }
  });

  it('names the company, its address and the way to unsubscribe', () => {
    const html = emailHtml(untouched, defaultUserDetails);
    for (const part of [
      'Daybreak Data &amp; Solar, Inc.',
      '400 Horizon Way, Austin, TX 78701',
      'href="https://www.daybreak.example/unsubscribe"',
    ])
      expect(html).toContain(part);
  });

  it('names the sender if there is one', () => {
    const user = {
      ...defaultUserDetails,
      name: 'Mara Lindqvist',
      title: 'Account Manager',
      phone: '555',
      email: 'mara@daybreak.example',
    };
    for (const email of [emailHtml(untouched, user), emailText(untouched, user)]) {
      expect(email).toContain('Mara Lindqvist, Account Manager');
      expect(email).toContain('mara@daybreak.example');
    }
  });

  it('runs from right to left, with its language, if the words do', () => {
    const html = emailHtml(restoreDraft(email.fields, email.examples['right to left']), defaultUserDetails);
    expect(html).toMatch(/<html lang="he" dir="rtl"/);
    expect(emailHtml(untouched, defaultUserDetails)).toMatch(/<html lang="en" dir="ltr"/);
  });
});

describe('the last two words of a line', () => {
  it('stay together if a line has room for both', () => {
    expect(joinLastWords('News from the floor')).toBe('News from the\u00a0floor');
    expect(joinLastWords('Panels and drives now leave together', 9)).toBe(
      'Panels and drives now leave together',
    );
    expect(joinLastWords('Your quote in a day', 9)).toBe('Your quote in a\u00a0day');
  });
});

describe('the preheader', () => {
  it('begins with the content', () => {
    expect(preheaderOf({ preheader: ' ', content: 'A headline\nOne.\n\nTwo?' })).toBe(
      'A headline. One. Two?',
    );
    expect(preheaderOf({ preheader: '', content: '' })).toBe('');
  });

  it('ends with a whole word after about 100 characters', () => {
    const preheader = preheaderOf({ preheader: '', content: 'word '.repeat(100) });
    expect(preheader).toMatch(/^(word )+word…$/);
    expect(preheader.length).toBeLessThanOrEqual(111);
  });
});

describe('the plain text', () => {
  it('has the words of the mail, with the address below the call to action', () => {
    const text = emailText(restoreDraft(email.fields, { template: 'educational' }), defaultUserDetails);
    expect(text).toContain('WHAT’S INSIDE A SOLAR PANEL');
    expect(text).toContain('2. Aluminum frames the panel and can be melted again and again.');
    expect(text).toContain('See how we recycle:\nhttps://www.daybreak.example');
    expect(text).toContain('Daybreak Data & Solar, Inc.\n400 Horizon Way');
  });
});

describe('the sections of a mail', () => {
  const { hasOpening, hasPicture, hasFigures, hasSteps, hasClosing, hasSender } = email.fields;
  const switches = Object.keys({ hasOpening, hasPicture, hasFigures, hasSteps, hasClosing, hasSender });
  const words = (html: string) => html.replaceAll(/<style>.*?<\/style>|<!--.*?-->|<[^>]+>/gs, ' ');
  /** The part that each section adds to the email, also in a template that leaves it out by default. */
  const marks: Record<string, RegExp> = {
    hasOpening: /First of\sall/,
    hasPicture: /warehouse\.jpg/,
    hasFigures: /42 t/,
    hasSteps: /Then we\scome/,
    hasClosing: /Last of\sall/,
    hasSender: /555-0199/,
  };
  const own = {
    opening: 'First of all',
    closing: 'Last of all',
    figures: '42 t: last year',
    steps: 'The way\nYou write\nThen we come',
    picture: 'library:warehouse 0.1,0.9 3',
  };
  const user = { ...defaultUserDetails, phone: '555-0199' };

  it.each(templates)('can each be switched on and off in %s, in both parts of the mail', (template) => {
    for (const name of switches)
      for (const value of ['shown', 'left-out']) {
        const draft = restoreDraft(email.fields, { ...own, template, [name]: value });
        const html = emailHtml(draft, user);
        expect(marks[name]?.test(html), `${name} ${value}`).toBe(value === 'shown');
        if (name !== 'hasPicture')
          expect(marks[name]?.test(emailText(draft, user)), `${name} ${value}, plain`).toBe(
            value === 'shown',
          );
      }
    const bare = Object.fromEntries(switches.map((name) => [name, 'left-out']));
    const html = emailHtml(restoreDraft(email.fields, { ...own, template, ...bare }), user);
    for (const mark of Object.values(marks)) expect(words(html)).not.toMatch(mark);
    expect(html).not.toMatch(/<(p|h1|h2)\b[^>]*>\s*<\/\1>/);
  });

  it('add nothing if none was chosen', () => {
    expect(emailText(restoreDraft(email.fields, { template: 'promotional' }), defaultUserDetails)).toContain(
      '24 hours to get a quote\n7–14 days to finish the job\n98% material recovery rate\n\n',
    );
    expect(emailText(restoreDraft(email.fields, { template: 'welcome' }), defaultUserDetails)).toContain(
      'How it works\n1. You send your equipment list.\n2. We assess it and send a quote.\n',
    );
    expect(emailText(untouched, defaultUserDetails)).not.toMatch(/98%|How it works/);
  });

  it('keep what the user switched when the template changes, and otherwise follow it', () => {
    const promotional = editDraft(email.fields, untouched, 'template', 'promotional');
    expect(promotional).toMatchObject({ hasFigures: 'shown', hasSteps: 'left-out' });
    const switched = editDraft(email.fields, untouched, 'hasSteps', 'shown');
    expect(editDraft(email.fields, switched, 'template', 'announcement')).toMatchObject({
      hasFigures: 'left-out',
      hasSteps: 'shown',
    });
  });

  it.each(templates)('change the mail with every field in %s', (template) => {
    const draft = restoreDraft(email.fields, { ...email.examples['every section'], template });
    const made = (one: typeof draft) =>
      [emailHtml(one, defaultUserDetails), emailText(one, defaultUserDetails)].join();
    const other = (name: keyof typeof draft) => {
      const field = email.fields[name];
      if (field.kind === 'choice') return valuesOf(field).find((value) => value !== draft[name]) ?? '';
      return field.kind === 'picture' ? 'library:inverters 0.5,0.5 1' : 'https://www.daybreak.example/x';
    };
    const names = Object.keys(email.fields) as (keyof typeof draft)[];
    const idle = names.filter(
      (name) => made(editDraft(email.fields, draft, name, other(name))) === made(draft),
    );
    expect(idle).toEqual([]);
  });

  it('have a larger headline the shorter it is', () => {
    const sizeOf = (headline: string) =>
      Number(
        /<h1[^>]*font-size:(\d+)px/.exec(emailHtml({ ...untouched, headline }, defaultUserDetails))?.[1],
      );
    expect(sizeOf('Free pick-up')).toBeGreaterThan(sizeOf(untouched.headline));
    expect(sizeOf(email.examples.longest.headline)).toBeLessThan(sizeOf(untouched.headline));
  });

  it('leave no word alone on a last line', () => {
    expect(emailHtml({ ...untouched, headline: 'Whoever put it there' }, defaultUserDetails)).toContain(
      'Whoever put it\u00a0there</h1>',
    );
  });

  it('show a picture from our website whole, with size and description; never an upload', () => {
    const html = emailHtml(restoreDraft(email.fields, own), defaultUserDetails);
    expect(html).toMatch(
      /src="https:\/\/www\.daybreak\.example\/brand\/assets\/images\/warehouse\.jpg" alt="[^"]{10,}" width="600" height="338"/,
    );
    const upload = restoreDraft(email.fields, { picture: 'upload:mine 0.5,0.3 1' });
    expect(emailHtml(upload, defaultUserDetails)).toBe(emailHtml(untouched, defaultUserDetails));
  });
});
