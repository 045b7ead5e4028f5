import { company, palette } from '@daybreak/brand';
import { describe, expect, it, vi } from 'vitest';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { copySignature } from './copySignature.ts';
import { gmailLimit, layoutFor, signatureHtml, signatureText } from './signature.ts';

const ada = {
  ...defaultUserDetails,
  name: 'Ada Okafor',
  title: 'Chief Operating Officer',
  email: 'ada@daybreak.example',
  phone: '(512) 555-0101',
};

describe('a signature', () => {
  const html = signatureHtml(ada);

  it('is made of tables with the stated logo height, grey and brand colours', () => {
    expect(html).toMatch(/^<table role="presentation"/);
    expect(html).toContain('height="105"');
    expect(html).toContain('color:#666666');
    expect(html).toContain('font-size:18px');
    expect(html).not.toMatch(/(size|padding[a-z-]*):[1-9]\d*[;"]/);
    expect(html).toContain(palette.teal.hex);
    expect(html).toContain(palette.cyan.hex);
  });

  it('has the five certification badges and the fixed office phone', () => {
    for (const name of ['R2', 'RIOS', 'DoD 5220.22M', 'HIPAA', 'NIST'])
      expect(html).toContain(`alt="${name}"`);
    expect(html.match(/<img/g)).toHaveLength(6);
    expect(signatureText(ada)).toContain(`Office: ${company.officePhone}`);
  });

  it('links its pictures from the hosted address and embeds none', () => {
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
    for (const source of sources)
      expect(source).toMatch(/^https:\/\/www\.daybreak\.example\/brand\/.*\.png$/);
    expect(html).not.toContain('data:');
  });

  it('stays under the 10,000 characters that Gmail takes, with the longest details too', () => {
    const longest = {
      ...ada,
      name: 'x'.repeat(200),
      title: 'y'.repeat(200),
      email: `${'z'.repeat(180)}@daybreak.example`,
      phone: '1'.repeat(200),
    };
    expect(signatureHtml(longest).length).toBeLessThan(gmailLimit);
    expect(signatureHtml({ ...longest, name: `posh ${'x'.repeat(195)}` }).length).toBeLessThan(gmailLimit);
  });

  it('escapes what people type', () => {
    const sly = signatureHtml({
      ...ada,
      name: '<script>alert("1")</script>',
      email: '"><img src=x onerror=alert(1)>',
    });
    expect(sly).not.toMatch(/<script|<img src=x/);
    expect(sly).toContain('&lt;script&gt;');
  });

  it('shows placeholders and the company while nothing is entered', () => {
    expect(signatureText(defaultUserDetails)).toBe(
      `Your Name\nYour Title\nOffice: ${company.officePhone}\n${company.email}\nwww.daybreak.example\n`,
    );
  });

  it('has a square logo in the icon version', () => {
    expect(signatureHtml({ ...ada, logoVersion: 'icon' })).toContain('width="105" height="105"');
  });
});

describe('the special layout', () => {
  it.each(['Posh Patel', 'posh', 'Anna POSHMAN'])('is for %s', (name) => {
    const html = signatureHtml({ ...ada, name });
    expect(html).toContain('height="135"');
    for (const label of ['Regions: ', 'Office: ', 'Mobile / WhatsApp: ', 'Teams: '])
      expect(html).toContain(label);
    expect(layoutFor(name).textSize).toBeLessThan(layoutFor('Ada').textSize);
  });
  it.each(['Ada Okafor', 'P osh', ''])('is not for %j', (name) => {
    expect(layoutFor(name).logoHeight).toBe(105);
  });
});

describe('copying', () => {
  const signature = { html: '<b>A</b>', text: 'A' };
  const ok = vi.fn(async () => undefined);
  const refused = vi.fn(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly items: Record<string, Blob>;
      constructor(items: Record<string, Blob>) {
        this.items = items;
      }
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it.each([
    ['gmail', 'Gmail signature copied!'],
    ['iphone', 'iPhone signature copied!'],
  ] as const)('for %s gives rich text and plain text', async (target, description) => {
    const write = vi.fn(async (_items: ClipboardItems) => undefined);
    const notice = await copySignature(signature, target, { write });
    expect(notice).toEqual({ title: 'Success', description, tone: 'success' });
    const [item] = (write.mock.calls[0]?.[0] ?? []) as unknown as { items: Record<string, Blob> }[];
    expect(await item?.items['text/html']?.text()).toBe('<b>A</b>');
    expect(await item?.items['text/plain']?.text()).toBe('A');
  });

  it.each([
    ['there is no rich clipboard', { writeText: ok }],
    ['the rich clipboard is refused', { write: refused, writeText: ok }],
  ])('copies the HTML as text when %s', async (_case, clipboard) => {
    expect(await copySignature(signature, 'gmail', clipboard)).toMatchObject({
      description: 'Signature copied!',
    });
    expect(ok).toHaveBeenLastCalledWith('<b>A</b>');
  });

  it.each([
    ['nothing can be copied', {}],
    ['everything is refused', { write: refused, writeText: refused }],
  ])('says what to do when %s', async (_case, clipboard) => {
    expect(await copySignature(signature, 'gmail', clipboard)).toEqual({
      title: 'Copy failed',
      description: 'Please try selecting and copying the signature manually.',
      tone: 'danger',
    });
  });
});
