import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { phoneLink } from './phone.ts';

describe('the link of a number', () => {
  it.each([
    ['(512) 555-0103', 'tel:+15125550103'],
    ['512.555.0103', 'tel:+15125550103'],
    ['1 (512) 555-0103', 'tel:+15125550103'],
    ['+1 512 555\u20110103', 'tel:+15125550103'],
    ['\u202a(512) 555-0103\u202c', 'tel:+15125550103'],
    ['５１２ ５５５ ０１０３', 'tel:+15125550103'],
    ['512\u2009555\u20090103', 'tel:+15125550103'],
    ['512·555·0103', 'tel:+15125550103'],
    ['tel:+1-512-555-0103', 'tel:+15125550103'],
    ['(512) 555-0103 (cell)', 'tel:+15125550103'],
  ])('uses the office’s country unless %j names another', (written, link) => {
    expect(phoneLink(written)).toBe(link);
  });

  it.each([
    '(512) 555-0103 ext. 12',
    '(512) 555-0103 Ext 12',
    '(512) 555-0103 ext.: 12',
    '(512) 555-0103, extension 12',
    '(512) 555-0103 extn. 12',
    '(512) 555-0103 x12',
    '512-555-0103 #12',
    '+1-512-555-0103;ext=12',
    '(512) 555-0103 Durchwahl 12',
    '(512) 555-0103, poste 12',
    '(512) 555-0103 Durchwahl -12',
    '(512) 555-0103 DW 12',
    '(512) 555-0103 Nst. 12',
    '(512) 555-0103 App. 12',
    '(512) 555-0103 ext. #12',
    '(512) 555-0103 (ext. 12)',
    '(512) 555-0103,,12',
    '５１２ ５５５ ０１０３ ｅｘｔ． １２',
    '512 • 555 • 0103 x12',
  ])('separates the extension of %j', (written) => {
    expect(phoneLink(written)).toBe('tel:+15125550103;ext=12');
  });

  it.each([
    ['0044 (0)20 7946 0000', 'tel:+442079460000'],
    ['00 44 (0) 20 7946 0000', 'tel:+442079460000'],
    ['011 44 (0)20 7946 0000', 'tel:+442079460000'],
    ['+44 (0)20 7946 0000 ext. 7', 'tel:+442079460000;ext=7'],
    ['+49 (0)30 123456', 'tel:+4930123456'],
    ['+7 (0)495 123 45 67', 'tel:+74951234567'],
    ['+34 (0)912 345 678', 'tel:+34912345678'],
    ['+1 (0)512 555 0103', 'tel:+15125550103'],
  ])('drops the domestic zero of %j', (written, link) => {
    expect(phoneLink(written)).toBe(link);
  });

  it('keeps the zero of an Italian number, which is also dialed from abroad', () => {
    expect(phoneLink('+39 (0)6 6982 1234')).toBe('tel:+390669821234');
    expect(phoneLink('+39 06 6982 1234')).toBe('tel:+390669821234');
  });

  it.each([
    ['1-800-FLOWERS', 'tel:+18003569377'],
    ['1-800-flowers', 'tel:+18003569377'],
    ['(800) SOLAR-4U', 'tel:+18007652748'],
    ['1 800 GO FEDEX', 'tel:+18004633339'],
    ['+1 800-FLOWERS ext. 5', 'tel:+18003569377;ext=5'],
    ['1-800-DAYBREAK', 'tel:+18003292732'],
  ])('converts the letters of %j to digits', (written, link) => {
    expect(phoneLink(written)).toBe(link);
  });

  it.each([
    '',
    ' ',
    'ask reception',
    'ext. 12',
    '555-0103',
    '4711',
    '512 call me now',
    '3/13/2027',
    '2027-03-13',
    '12345678901234567890',
    '+999 12345',
    '(512) 555-0103 or (512) 555-0104',
    '(512) 555-0103, (512) 555-0104',
    '512-555-0103 / 0104',
    '(512) 555-0103 ext. 12 or 13',
    'javascript:alert(1)',
  ])('is undefined if %j can’t be dialed from everywhere', (written) => {
    expect(phoneLink(written)).toBeUndefined();
  });

  it('matches the company’s stated link', () => {
    expect(company.officePhoneLink).toBe(phoneLink(company.officePhone));
  });
});
