import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { signatureHtml } from '../signature/signature.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';

// Reads copied and sent content with a browser's parser, as email apps do.

const hostile = fc.constantFrom(
  '<script>top.hacked=1</script>',
  '"><img src=x onerror=top.hacked=1>',
  "' onmouseover='top.hacked=1",
  '<svg/onload=top.hacked=1>',
  'javascript:top.hacked=1',
  '</td></table><iframe srcdoc="x">',
  '<!--',
  '-->',
  ']]>',
  '</style>',
  '</title>',
  '&lt;',
  '&#x6A;',
  '\u202e',
  '\u0000',
  '<a href=javascript:1>x</a>',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.oneof(hostile, fc.string({ maxLength: 6 })), { maxLength: 6 }).map((parts) => parts.join('')),
);
const runs = { numRuns: 1_000 };

/** Names of elements, names of attributes with their element, and every address. */
function anatomy(html: string) {
  const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
  return {
    elements: [...new Set(all.map(({ localName }) => localName))],
    attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
    addresses: all.flatMap((element) =>
      ['href', 'src', 'action', 'background'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  };
}
const usual = (html: string) => {
  const { elements, attributes } = anatomy(html);
  return { elements: new Set(elements), attributes: new Set(attributes) };
};

function expectHarmless(html: string, known: ReturnType<typeof usual>) {
  const { elements, attributes, addresses } = anatomy(html);
  for (const name of elements) expect(known.elements).toContain(name);
  for (const name of attributes) {
    expect(known.attributes).toContain(name);
    expect(name).not.toMatch(/^on/);
  }
  for (const address of addresses)
    expect(address.trim()).toMatch(/^(https?:\/\/|mailto:|tel:|cid:|#|data:image\/)/i);
}

const full = {
  ...defaultUserDetails,
  // A hyphenated name has an element that keeps it on one line.
  name: 'Ada Okafor-Lind',
  title: 'COO',
  email: 'ada@daybreak.example',
  phone: '5550101',
};
const user = fc
  .record({ name: text, title: text, email: text, phone: text })
  .map((typed) => ({ ...full, ...typed }));

it('has only a signature’s usual elements and attributes, whatever was typed', () => {
  const known = usual(signatureHtml(full));
  fc.assert(
    fc.property(user, fc.boolean(), (details, special) => {
      const name = special ? `Posh ${details.name}` : details.name;
      expectHarmless(signatureHtml({ ...details, name }), known);
    }),
    runs,
  );
});

it('has only its template’s elements and attributes in an email, whatever was typed', () => {
  const templates = email.fields.template.options.map(({ value }) => value);
  const start = restoreDraft(email.fields, email.examples['every section']);
  const known = new Map(
    templates.map((template) => [template, usual(emailHtml({ ...start, template }, full))]),
  );
  const typed = fc.record({
    subject: text,
    preheader: text,
    masthead: text,
    opening: text,
    headline: text,
    content: text,
    cta: text,
    ctaUrl: text,
    figures: text,
    steps: text,
    closing: text,
    picture: text,
  });
  fc.assert(
    fc.property(typed, user, fc.constantFrom(...templates), (fields, details, template) => {
      const html = emailHtml({ ...start, ...fields, template }, details);
      expectHarmless(html, known.get(template) ?? usual(''));
    }),
    runs,
  );
});
