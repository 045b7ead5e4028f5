import { expect, it } from 'vitest';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { contactFile } from './contactFile.ts';

const date = new Date(2026, 6, 30);

/** The properties of a vCard as an address book reads them: unfolds lines, then removes escapes. */
const properties = (text: string) =>
  Object.fromEntries(
    text
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).replaceAll(/\\([\\,;])/g, '$1')];
      }),
  );

it('contains the person, and has their name and the day in the filename', async () => {
  const user = { ...defaultUserDetails, name: 'Zoë Nuñez-Ångström', title: 'Board; North, South' };
  const { name, blob } = contactFile(user, date);
  expect(name).toBe('zoë-nuñez-ångström-20260730.vcf');
  expect(blob.type).toBe('text/vcard;charset=utf-8');
  expect(properties(await blob.text())).toMatchObject({
    VERSION: '3.0',
    N: 'Nuñez-Ångström;Zoë;;;',
    FN: 'Zoë Nuñez-Ångström',
    TITLE: 'Board; North, South',
  });
});

it('ends each line with a line break after at most 75 octets', async () => {
  const long = { ...defaultUserDetails, name: 'Ada', title: 'Leitung für Größe und Übermaß '.repeat(8) };
  const text = await contactFile(long, date).blob.text();
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.endsWith('END:VCARD\r\n')).toBe(true);
  expect(properties(text).TITLE).toBe(long.title.trim());
});

it('contains the company if no name is entered', () => {
  expect(contactFile(defaultUserDetails, date).name).toBe('contact-20260730.vcf');
});
