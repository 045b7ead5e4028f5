import '@daybreak/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { toElement } from './mailNode.ts';
import { signatureHtml, signatureNode } from './signature.ts';

const ada = {
  ...defaultUserDetails,
  name: 'Ada <b>& "Okafor"',
  title: 'Chief Operating Officer',
  email: 'ada@daybreak.example',
};
const people = [
  ['nobody', defaultUserDetails],
  ['a person', ada],
  ['a person with the icon', { ...ada, logoVersion: 'icon' as const }],
  ['the special layout', { ...ada, name: 'Posh Patel' }],
] as const;

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));

const show = (user: typeof defaultUserDetails, see = (address: string) => address) => {
  flushSync(() => root.render(toElement(signatureNode(user), see)));
  return host.firstElementChild as HTMLElement;
};

/** Tags, attributes, styles as the browser reads them, and words. */
function outline(node: Node): unknown {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const attributes = [...node.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => `${name}=${value}`);
  const styles = [...node.style].map((name) => `${name}: ${node.style.getPropertyValue(name)}`);
  return [node.tagName, attributes.sort(), styles.sort(), [...node.childNodes].map(outline)];
}

describe.each(people)('the preview for %s', (_case, user) => {
  it('is what is copied: the same elements, attributes, styles and words', () => {
    const failures = vi.spyOn(console, 'error');
    const copied = new DOMParser().parseFromString(signatureHtml(user), 'text/html').body.firstElementChild;
    expect(outline(show(user))).toEqual(outline(copied as Node));
    expect(failures).not.toHaveBeenCalled();
  });

  it('never squeezes a picture, however narrow its place', () => {
    host.style.inlineSize = '200px';
    const pictures = show(
      user,
      () => 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    ).querySelectorAll('img');
    expect(pictures).toHaveLength(6);
    for (const picture of pictures)
      expect([picture.offsetWidth, picture.offsetHeight], picture.alt).toEqual(
        ['width', 'height'].map((name) => Number(picture.getAttribute(name))),
      );
    host.style.inlineSize = '';
  });
});

it('breaks a long address instead of growing wider than a mail', () => {
  host.style.inlineSize = '549px';
  const long = `${'maximiliana-alexandrina.wolfeschlegel'.repeat(3)}@daybreak.example`;
  expect(show({ ...ada, email: long }).offsetWidth).toBeLessThanOrEqual(549);
  host.style.inlineSize = '';
});
