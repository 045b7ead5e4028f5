import { company } from '@daybreak/brand';
import { expect, it } from 'vitest';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { contactAt } from './contactAt.ts';

const user = { ...defaultUserDetails, phone: '(512) 555-0142', email: 'ada@daybreak.example' };
/** The words under a pointer at a part of them. */
const at = (words: string, part: string, of = user) => contactAt({ words, at: words.indexOf(part) }, of);

it('recognizes the pressed contact detail, even among others and as typeset', () => {
  const line = 'www.daybreak.example (512)\u00a0555\u20110142 ada@\u200bdaybreak.example';
  expect(at(line, '512')).toBe('phone');
  expect(at(line, '0142')).toBe('phone');
  expect(at(line, 'ada')).toBe('email');
  expect(at(line, 'www')).toBeUndefined();
});

it('leaves other words alone', () => {
  expect(at('Call 555-0199', '0199')).toBeUndefined();
  expect(at('daybreak.example ada@daybreak.example', 'daybreak')).toBeUndefined();
});

it("counts the company's contact details as the user's if theirs are missing", () => {
  const none = { ...user, phone: '', email: '' };
  expect(at(`Call ${company.officePhone}`, company.officePhone, none)).toBe('phone');
  expect(at('', '', none)).toBeUndefined();
});
