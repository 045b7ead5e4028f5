import { expect, it } from 'vitest';
import { type Contact, vCardLines, vCardText } from './vCard.ts';

const contact = (changes: Partial<Contact>): Contact => ({
  name: 'Ada Okafor',
  organization: 'Daybreak',
  email: 'ada@daybreak.example',
  ...changes,
});
const lineOf = (changes: Partial<Contact>, property: string, medium: 'file' | 'code' = 'file') =>
  vCardLines(contact(changes), medium).find((line) => line.startsWith(property));

it.each([
  ['(512) 555-0103', 'TEL;TYPE=WORK,VOICE:+15125550103'],
  ['(512) 555-0103 ext. 12', 'TEL;TYPE=WORK,VOICE:+15125550103;ext=12'],
  ['0044 (0)20 7946 0000', 'TEL;TYPE=WORK,VOICE:+442079460000'],
  ['1-800-DAYBREAK', 'TEL;TYPE=WORK,VOICE:+18003292732'],
  ['555-0103', 'TEL;TYPE=WORK,VOICE:555-0103'],
  ['4711', 'TEL;TYPE=WORK,VOICE:4711'],
  ['ask reception', undefined],
  ['ext. 12', undefined],
  ['a\r\nTEL:900', undefined],
  [null, undefined],
])('dials %j as its number, or not at all', (phone, line) => {
  expect(lineOf({ phone }, 'TEL')).toBe(line);
});

it('has the same number in a code as in the file', () => {
  expect(lineOf({ phone: '(512) 555-0103 ext. 12' }, 'TEL', 'code')).toBe('TEL:+15125550103;ext=12');
});

it.each([
  ['Ada Okafor', 'N:Okafor;Ada;;;', 'N:Okafor;Ada'],
  ['John Quincy Adams', 'N:Adams;John;Quincy;;', 'N:Adams;John;Quincy'],
  ['Dr. Jan van der Berg', 'N:van der Berg;Jan;;Dr.;', 'N:van der Berg;Jan;;Dr.'],
  ['Martin King, Jr.', 'N:King;Martin;;;Jr.', 'N:King;Martin;;;Jr.'],
  ['山田 太郎', 'N:山田;太郎;;;', 'N:山田;太郎'],
])('splits %s into parts in a file and in a code, and keeps the name as written', (name, file, code) => {
  expect(lineOf({ name }, 'N:')).toBe(file);
  expect(lineOf({ name }, 'N:', 'code')).toBe(code);
  expect(vCardText(contact({ name })).replaceAll('\\', '')).toContain(`FN:${name}\r\n`);
});

it('prefers given first and last names to the look of the name', () => {
  const names = { name: 'Gabriel García Márquez', firstName: 'Gabriel', lastName: 'García Márquez' };
  expect(lineOf(names, 'N:')).toBe('N:García Márquez;Gabriel;;;');
});
