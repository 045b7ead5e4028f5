import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../../../supabase/local/http/headers.ts';
import { newDraft } from '../../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../../editor/userDetails/userDetails.ts';
import { email } from '../email.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { showEmail } from '../testing/shownMail.tsx';
import { localPictures } from './localPictures.ts';

const html = emailHtml(newDraft(email.fields), defaultUserDetails, localPictures);

/** A page under the portal's policy, as far as a meta element can set it. */
async function pageUnderPolicy() {
  const frame = document.createElement('iframe');
  const policy = contentSecurityPolicy.replace(/; frame-ancestors [^;]*/, '');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Portal</title>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument as Document;
  const violations: string[] = [];
  page.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  return { page, violations, remove: () => frame.remove() };
}

describe('under the portal’s policy', () => {
  it('shows the preview in the mail’s colors, sizes and pictures, without violations', async () => {
    const { page, violations, remove } = await pageUnderPolicy();
    const { mail: email, remove: removeMail } = await showEmail(html, 640, page);
    email.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    const headline = email.querySelector('h1') as HTMLElement;
    expect(getComputedStyle(headline)).toMatchObject({
      color: 'rgb(16, 74, 109)',
      fontSize: '42px',
      textTransform: 'uppercase',
    });
    expect(email.images.length).toBeGreaterThan(1);
    for (const picture of email.images) expect(picture.naturalWidth).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(violations).toEqual([]);
    removeMail();
    remove();
  });

  it('drops the styles of a mail inserted directly into a frame', async () => {
    const { page, remove } = await pageUnderPolicy();
    const plain = page.createElement('iframe');
    plain.srcdoc = html;
    const loaded = new Promise((resolve) => plain.addEventListener('load', resolve, { once: true }));
    page.body.append(plain);
    await loaded;
    const headline = plain.contentDocument?.querySelector('h1') as HTMLElement;
    expect(getComputedStyle(headline).color).toBe('rgb(0, 0, 0)');
    remove();
  });
});

describe('the preview', () => {
  it('shows the same as a separate page', async () => {
    const { mail: email, remove } = await showEmail(html, 640);
    const own = document.createElement('iframe');
    Object.assign(own.style, { inlineSize: '640px', border: '0' });
    own.srcdoc = html;
    const loaded = new Promise((resolve) => own.addEventListener('load', resolve, { once: true }));
    document.body.append(own);
    await loaded;
    const measured = (page: Document) =>
      [...page.body.querySelectorAll<HTMLElement>('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, textAlign } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, backgroundColor, font, textAlign].join(' ');
      });
    expect(measured(email)).toEqual(measured(own.contentDocument as Document));
    own.remove();
    remove();
  });

  it('follows the mail when it changes, and grows to its height', async () => {
    const { mail: email, host, remove } = await showEmail(html, 640);
    const { height } = email.body.getBoundingClientRect();
    await expect.poll(() => host.firstElementChild?.getBoundingClientRect().height).toBe(Math.ceil(height));
    expect(email.querySelectorAll('[href], script').length).toBe(0);
    remove();
  });
});
