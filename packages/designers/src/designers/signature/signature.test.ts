import { company, contrastRatio, palette } from '@daybreak/brand';
import { describe, expect, it, vi } from 'vitest';
import { newDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { bannerRemarks } from './banner.ts';
import { copySignature } from './copies/copySignature.ts';
import { darkenNode, darkGround } from './darkenNode.ts';
import { signatureDesigns } from './designs/designs.ts';
import { layoutFor } from './details.ts';
import type { HtmlNode } from './mailNode.ts';
import { type SignatureDraft, signatureFields } from './signature.fields.ts';
import { gmailLimit, signatureHtml, signatureNode, signatureText } from './signature.ts';

const ada = {
  ...defaultUserDetails,
  name: 'Ada Okafor',
  title: 'Chief Operating Officer',
  email: 'ada@daybreak.example',
  phone: '(512) 555-0101',
};

describe('a signature', () => {
  const html = signatureHtml(ada);

  it('is made of tables with the specified logo height, gray and brand colors', () => {
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

  it('links its pictures from the public address and embeds none', () => {
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
    for (const source of sources)
      expect(source).toMatch(/^https:\/\/www\.daybreak\.example\/brand\/.*\.png$/);
    expect(html).not.toContain('data:');
  });

  it('leaves no word of a title alone, and breaks no hyphenated name', () => {
    const html = signatureHtml({ ...ada, name: 'Ada Okafor-Nwosu', title: 'Head of Data Destruction' });
    expect(html).toContain('Ada <span style="white-space:nowrap">Okafor-Nwosu</span>');
    expect(html).toContain('Data\u00a0Destruction');
    expect(signatureText({ ...ada, name: 'Ada Okafor-Nwosu' })).toContain('Ada Okafor-Nwosu');
  });

  it('escapes typed text', () => {
    const sly = signatureHtml({
      ...ada,
      name: '<script>alert("1")</script>',
      email: '"><img src=x onerror=alert(1)>',
    });
    expect(sly).not.toMatch(/<script|<img src=x/);
    expect(sly).toContain('&lt;script&gt;');
  });

  it('shows placeholders and the company until something is entered', () => {
    expect(signatureText(defaultUserDetails)).toBe(
      `Your Name\nYour Title\nOffice: ${company.officePhone}\n${company.email}\nwww.daybreak.example\n`,
    );
  });

  it('has a square logo in the icon version', () => {
    expect(signatureHtml({ ...ada, logoVersion: 'icon' })).toContain('width="105" height="105"');
  });
});

const usual = newDraft(signatureFields);
const drafts = Object.keys(signatureDesigns).flatMap((composition) =>
  (['none', 'orange', 'picture'] as const).map(
    (banner) => [composition, banner, { ...usual, composition, banner } as SignatureDraft] as const,
  ),
);
const nodesOf = (node: HtmlNode): HtmlNode[] => [
  node,
  ...(node.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child))),
];
/** The contrast ratio of each text's color to the ground below it. */
function contrasts(node: HtmlNode, ground: string, color?: string): number[] {
  const own = (node.style?.background as string | undefined) ?? ground;
  const ink = (node.style?.color as string | undefined) ?? color;
  return (node.children ?? []).flatMap((child) =>
    typeof child !== 'string'
      ? contrasts(child, own, ink)
      : child.trim()
        ? [contrastRatio(ink as string, own)]
        : [],
  );
}

describe.each(drafts)('the design %s with the banner %s', (_design, banner, draft) => {
  const html = signatureHtml(ada, draft);

  it('shows only pictures from the public site, each with its size and alternative text', () => {
    const pictures = nodesOf(signatureNode(ada, draft)).filter(({ tag }) => tag === 'img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const { attributes = {} } of pictures) {
      expect(attributes.src).toMatch(/^https:\/\/www\.daybreak\.example\/brand\/.*\.(png|jpg)$/);
      expect([attributes.width, attributes.height].every(Number.isInteger)).toBe(true);
      // A banner's motif has no meaning to describe.
      if (!String(attributes.src).includes('/banner-')) expect(attributes.alt).not.toBe('');
    }
  });

  it('uses only what Outlook for Windows keeps: tables, but no positions, round corners or backgrounds', () => {
    expect(html).not.toMatch(/<div|float:|position:|border-radius|background-image|flex|grid/);
    for (const { attributes } of nodesOf(signatureNode(ada, draft)).filter(({ tag }) => tag === 'table'))
      expect(attributes).toMatchObject({ role: 'presentation', cellpadding: 0, cellspacing: 0 });
  });

  it('is readable on white, and when an email app darkens it', () => {
    const node = signatureNode(ada, draft);
    for (const [shown, ground] of [
      [node, '#ffffff'],
      [darkenNode(node), darkGround],
    ] as const)
      expect(Math.min(...contrasts(shown, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('has name, title, both numbers, the address and the site', () => {
    const text = signatureText(ada, draft);
    for (const words of [
      ada.name,
      ada.title,
      ada.phone,
      company.officePhone,
      ada.email,
      'www.daybreak.example',
    ])
      expect(text).toContain(words);
    expect(text.includes('Get a quote within 24 hours')).toBe(banner !== 'none');
  });

  it('stays below Gmail’s limit of 10,000 characters with the longest details', () => {
    const longest = {
      ...ada,
      name: `posh ${'x'.repeat(195)}`,
      title: 'y'.repeat(200),
      email: `${'z'.repeat(180)}@daybreak.example`,
      phone: '1'.repeat(200),
    };
    expect(signatureHtml(longest, draft).length).toBeLessThan(gmailLimit);
  });
});

describe('before a choice', () => {
  it('is the specified signature without a banner', () => {
    expect(signatureHtml(ada)).toBe(signatureHtml(ada, { ...usual, composition: 'stacked', banner: 'none' }));
  });
});

describe('a banner', () => {
  const draft: SignatureDraft = { ...usual, banner: 'picture', bannerPicture: 'logistics-dock' };

  it('shows the chosen picture and links to its address', () => {
    const html = signatureHtml(ada, { ...draft, bannerUrl: 'https://www.daybreak.example/roof' });
    expect(html).toContain('/brand/assets/mail/logistics-dock.jpg"');
    expect(html.match(/href="https:\/\/www\.daybreak\.example\/roof"/g)).toHaveLength(2);
  });

  it.each(['javascript:alert(1)', 'https://ada:secret@example.org', 'roof'])(
    'has no link with the address %s, and says so',
    (bannerUrl) => {
      const html = signatureHtml(ada, { ...draft, bannerUrl });
      expect(html).toContain(draft.bannerLine.slice(0, 20));
      expect(html).not.toContain(bannerUrl);
      expect(bannerRemarks({ ...draft, bannerUrl }).bannerUrl?.error).toContain("won't have a link");
    },
  );

  it('is left out without a line, and its field says why', () => {
    const silent = { ...draft, bannerLine: ' ' };
    expect(signatureHtml(ada, silent)).toBe(signatureHtml(ada));
    expect(bannerRemarks(silent).bannerLine?.hint).toBe('Add banner text to show the banner.');
  });
});

describe('the special layout', () => {
  it.each(['Posh Patel', 'posh', 'Anna POSHMAN'])('applies to %s', (name) => {
    const html = signatureHtml({ ...ada, name });
    expect(html).toContain('height="135"');
    for (const label of ['Regions: ', 'Office: ', 'Mobile / WhatsApp: ', 'Teams: '])
      expect(html).toContain(label);
    expect(layoutFor(name).textSize).toBeLessThan(layoutFor('Ada').textSize);
  });
  it.each(['Ada Okafor', 'P osh', ''])('doesn’t apply to %j', (name) => {
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
  ] as const)('gives rich text and plain text for %s', async (target, description) => {
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
