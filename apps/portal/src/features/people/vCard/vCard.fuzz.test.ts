import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { vCardName, vCardOf } from './vCard.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        'BEGIN:VCARD',
        'END:VCARD',
        ';',
        ',',
        '\\',
        ':',
        '../..',
        'a',
        'é',
        '🌞',
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join('')),
);
const person = fc.record({
  id: fc.constant('1'),
  accountId: fc.constant(null),
  email: text,
  firstName: text,
  lastName: fc.option(text),
  phone: fc.option(text),
  jobTitle: fc.option(text),
  photo: fc.constant(null),
  role: fc.constant('staff' as const),
  isActive: fc.constant(true),
}) satisfies fc.Arbitrary<StaffMember>;

const known =
  /^(BEGIN:VCARD|VERSION:3\.0|N:|FN:|ORG:|TITLE:|EMAIL;TYPE=INTERNET,WORK:|TEL;TYPE=WORK,VOICE:|URL:https|END:VCARD|$)/;

it('prevents fields from adding a line, property or second card', () => {
  fc.assert(
    fc.property(person, (who) => {
      const lines = vCardOf(who).replaceAll('\r\n ', '').split('\r\n');
      expect(lines.filter((line) => !known.test(line) || /[\r\n]/.test(line))).toEqual([]);
      expect(lines.filter((line) => line === 'BEGIN:VCARD')).toHaveLength(1);
    }),
    { numRuns: 1_000 },
  );
});

it('uses only letters, marks, digits, dots and hyphens in the file name', () => {
  fc.assert(
    fc.property(person, (who) => {
      expect(vCardName(who)).toMatch(/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+\.vcf$/u);
    }),
    { numRuns: 1_000 },
  );
});
