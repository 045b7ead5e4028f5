import '@daybreak/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { toElement } from './mailNode.ts';
import { type SignatureDraft, signatureFields } from './signature.fields.ts';
import { signatureHtml, signatureNode } from './signature.ts';
import { WholeSignature } from './WholeSignature.tsx';

const ada = {
  ...defaultUserDetails,
  name: 'Ada <b>& "Okafor"',
  title: 'Chief Operating Officer',
  email: 'ada@daybreak.example',
};
const usual = newDraft(signatureFields);
const shown: readonly (readonly [string, typeof defaultUserDetails, SignatureDraft])[] = [
  ['nobody', defaultUserDetails, usual],
  ['a person', ada, usual],
  ['a person with the icon', { ...ada, logoVersion: 'icon' }, usual],
  ['the special layout', { ...ada, name: 'Posh Patel' }, usual],
  ['the design Horizontal', ada, { ...usual, composition: 'horizontal' }],
  ['the design Sunrise with a banner', ada, { ...usual, composition: 'panel', banner: 'orange' }],
  ['the design List with a picture', ada, { ...usual, composition: 'ruled', banner: 'picture' }],
  ['the design Short', ada, { ...usual, composition: 'short' }],
];

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));

const show = (user: typeof defaultUserDetails, draft: SignatureDraft, see = (address: string) => address) => {
  flushSync(() => root.render(toElement(signatureNode(user, draft), see)));
  return host.firstElementChild as HTMLElement;
};

/**
 * Tags, attributes, styles as the browser reads them, and words. Links in the preview take no focus, which isn't part
 * of the copy.
 */
function outline(node: Node): unknown {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const attributes = [...node.attributes]
    .filter(({ name }) => name !== 'style' && name !== 'tabindex')
    .map(({ name, value }) => `${name}=${value}`);
  const styles = [...node.style].map((name) => `${name}: ${node.style.getPropertyValue(name)}`);
  return [node.tagName, attributes.sort(), styles.sort(), [...node.childNodes].map(outline)];
}

describe.each(shown)('the preview for %s', (_case, user, draft) => {
  it('has the elements, attributes, styles and words of the copy', () => {
    const failures = vi.spyOn(console, 'error');
    const copied = new DOMParser().parseFromString(signatureHtml(user, draft), 'text/html').body
      .firstElementChild;
    expect(outline(show(user, draft))).toEqual(outline(copied as Node));
    expect(failures).not.toHaveBeenCalled();
  });

  it('never squeezes a picture, however narrow its container', () => {
    host.style.inlineSize = '200px';
    const pictures = show(
      user,
      draft,
      () => 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    ).querySelectorAll('img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures)
      expect([picture.offsetWidth, picture.offsetHeight], picture.alt).toEqual(
        ['width', 'height'].map((name) => Number(picture.getAttribute(name))),
      );
    host.style.inlineSize = '';
  });
});

it.each(shown)('fits a phone whole, with every seal visible: %s', (_case, user, draft) => {
  host.style.inlineSize = '280px';
  flushSync(() =>
    root.render(<WholeSignature>{toElement(signatureNode(user, draft), (a) => a)}</WholeSignature>),
  );
  const place = host.getBoundingClientRect();
  for (const part of host.querySelectorAll('td, img')) {
    const { right, bottom } = part.getBoundingClientRect();
    expect(right - place.right, part.outerHTML).toBeLessThanOrEqual(0.5);
    expect(bottom - place.bottom, part.outerHTML).toBeLessThanOrEqual(0.5);
  }
  host.style.inlineSize = '';
});

it.each(shown)('breaks a long address instead of growing wider than a mail: %s', (_case, user, draft) => {
  host.style.inlineSize = '549px';
  const long = `${'maximiliana-alexandrina.wolfeschlegel'.repeat(3)}@daybreak.example`;
  expect(show({ ...user, email: long }, draft).offsetWidth).toBeLessThanOrEqual(549);
  host.style.inlineSize = '';
});
