import { contrastRatio, palette } from '@daybreak/brand';
import { plainLine } from '@daybreak/print/words';
import { describe, expect, it } from 'vitest';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { blocksOf } from './content.ts';
import type { EmailDraft } from './email.fields.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';
import { localPictures } from './preview/localPictures.ts';
import { screens } from './preview/screens.ts';
import { showEmail } from './testing/shownMail.tsx';
import { audienceCopy } from './words/emailCopy.ts';

const { template, audience, theme } = email.fields;
const looks = template.options.flatMap((one) => theme.options.map((two) => [one.value, two.value] as const));
const audiences = audience.options.map(({ value }) => value);

/** With every section that an email can have. */
const everySection = { hasFigures: 'shown', hasSteps: 'shown' };

const draw = (draft: EmailDraft, width: number, dark = false) =>
  showEmail(emailHtml(draft, defaultUserDetails, localPictures), width, document, dark);

const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** The visible elements with words of their own. */
const worded = (email: Document) =>
  [...email.body.querySelectorAll<HTMLElement>('h1, h2, p, a, span, td')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
      element.getClientRects().length > 0,
  );

const groundOf = (element: HTMLElement): string => {
  const ground = getComputedStyle(element).backgroundColor;
  return ground === 'rgba(0, 0, 0, 0)' && element.parentElement ? groundOf(element.parentElement) : ground;
};

describe.each(screens)('on $label', ({ width }) => {
  it.each(looks)(
    'shows %s on %s with all words inside the edge for every audience',
    async (template, theme) => {
      for (const audience of audiences) {
        const draft = restoreDraft(email.fields, { template, audience, theme });
        const { mail, remove } = await draw(draft, width);
        expect(mail.documentElement.scrollWidth, audience).toBe(width);
        const words = mail.body.innerText.replaceAll(/\s+/g, ' ');
        const { intro, closing, reason } = audienceCopy[audience];
        for (const text of [draft.cta, intro, closing, reason, ...blocksOf(draft.content).flat()])
          expect(words).toContain(text);
        expect(words.toLowerCase()).toContain(draft.headline.toLowerCase());
        for (const picture of mail.images) {
          expect(picture.naturalWidth, picture.alt).toBeGreaterThan(0);
          expect(picture.alt).not.toBe('');
        }
        remove();
      }
    },
  );

  it.each(looks)(
    'shows %s on %s with every word at 4.5:1 on its ground and at 12 px or more',
    async (template, theme) => {
      for (const dark of [false, true]) {
        const { mail, remove } = await draw(
          restoreDraft(email.fields, { ...everySection, template, theme }),
          width,
          dark,
        );
        for (const element of worded(mail)) {
          const { color, fontSize } = getComputedStyle(element);
          if (element.textContent?.trim() === '') continue;
          expect(
            contrastRatio(hexOf(color), hexOf(groundOf(element))),
            `${element.textContent}${dark ? ', dark' : ''}`,
          ).toBeGreaterThanOrEqual(4.5);
          expect(Number.parseFloat(fontSize), element.textContent ?? '').toBeGreaterThanOrEqual(12);
        }
        remove();
      }
    },
  );

  it.each(looks)('shows %s on %s with no light ground on a dark screen', async (template, theme) => {
    const { mail, remove } = await draw(
      restoreDraft(email.fields, { ...everySection, template, theme }),
      width,
      true,
    );
    const accents = [palette.cyan.hex, palette.orange.hex].map((hex) => hex.toLowerCase());
    for (const element of [mail.body, ...mail.body.querySelectorAll<HTMLElement>('*')]) {
      const ground = getComputedStyle(element).backgroundColor;
      if (ground === 'rgba(0, 0, 0, 0)' || accents.includes(hexOf(ground))) continue;
      expect(contrastRatio(hexOf(ground), '#FFFFFF'), element.outerHTML.slice(0, 200)).toBeGreaterThan(9);
    }
    remove();
  });

  it.each(Object.keys(email.examples))('fits %s in every template', async (name) => {
    const example: Partial<EmailDraft> = email.examples[name as keyof typeof email.examples];
    for (const { value: template } of email.fields.template.options) {
      const { mail, remove } = await draw(restoreDraft(email.fields, { ...example, template }), width);
      expect(mail.documentElement.scrollWidth, template).toBe(width);
      remove();
    }
  });
});

/** Text that a hostile or careless person might type. */
const payloads = [
  '<script>document.title = "run"</script>',
  '"><img src=x onerror="document.title = \'run\'">',
  "' onmouseover='alert(1)",
  '" style="background:url(//evil.example)" x="',
  '</td></tr></table><h1>out</h1>',
  '</style><script>alert(1)</script>',
  '<!--[if mso]><![endif]-->--><b>x</b>',
  '</title><script>alert(1)</script>',
  '&lt;b&gt; &amp; &#60;i&#62;',
  '{{7*7}} <%= 1 %>',
  '<svg/onload=alert(1)>',
  '\u202eevil\u202c \u0000 \ufeff',
];

const shapeOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );

describe.each(template.options)('$label', ({ value: template }) => {
  it.each(payloads)('shows %j as text in every field and detail', (payload) => {
    const mailOf = (text: string) =>
      emailHtml(
        restoreDraft(email.fields, { template, subject: text, headline: text, content: text, cta: text }),
        { ...defaultUserDetails, name: text, title: text, email: text, phone: text },
      );
    expect(shapeOf(mailOf(payload))).toEqual(shapeOf(mailOf('words')));
    const page = new DOMParser().parseFromString(mailOf(payload), 'text/html');
    const plain = (text: string | null | undefined) =>
      text
        ?.replaceAll(/[\0\ufffd]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    expect(plain(page.querySelector('h1')?.textContent)).toBe(plain(plainLine(payload)));
    expect(plain(page.title)).toBe(plain(plainLine(payload)));
  });
});
