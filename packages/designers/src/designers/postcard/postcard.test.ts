import { describe, expect, it } from 'vitest';
import type { Box } from '../../editor/artwork/box.ts';
import { editDraft, newDraft } from '../../editor/drafts/draft.ts';
import { isVisible } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { backLayout, postal } from './backLayout.ts';
import { postcardFields } from './postcard.fields.ts';
import { postcard } from './postcard.ts';
import { printSpecification } from './printSpecification.ts';

const untouched = newDraft(postcardFields);
const sizes = [
  ['4x6', 6, 4],
  ['5x7', 7, 5],
  ['6x9', 9, 6],
  ['6x11', 11, 6],
] as const;

it('is promotional, 4 × 6 in, glossy, 500 pieces and white by default, about panel recycling', () => {
  expect(untouched).toMatchObject({
    type: 'promotional',
    size: '4x6',
    finish: 'glossy',
    quantity: '500',
    theme: 'white',
    headline: 'Recycle your old panels',
  });
});

it('offers the specified quantities', () => {
  expect(postcardFields.quantity.options.map(({ value }) => value)).toEqual([
    '250',
    '500',
    '1000',
    '2500',
    '5000',
  ]);
});

it('uses its type’s copy for untouched texts', () => {
  const own = editDraft(postcardFields, untouched, 'headline', 'Mine');
  const draft = editDraft(postcardFields, own, 'type', 'reminder');
  expect(draft).toMatchObject({ headline: 'Mine', cta: 'Call to pick a date' });
  expect(draft.message).not.toBe(untouched.message);
});

it.each(sizes)(
  'lies on its long edge: %s has a front and a back of %d × %d in with bleed',
  (size, width, height) => {
    const artboards = postcard.artboards({ ...untouched, size });
    expect(artboards.map(({ label }) => label)).toEqual(['Front', 'Back']);
    for (const side of artboards) expect(side.size).toEqual({ width, height, unit: 'in', bleed: 0.125 });
  },
);

it('says that UV blocks the barcode, and nothing about other finishes', () => {
  expect(postcard.remarks?.({ ...untouched, finish: 'uv' }).finish?.hint).toMatch(/UV .* barcode/);
  for (const finish of ['glossy', 'matte'] as const)
    expect(postcard.remarks?.({ ...untouched, finish })).toEqual({});
});

it('asks for date, time and place only for an invitation', () => {
  for (const name of ['eventDate', 'eventTime', 'location'] as const)
    for (const { value: type } of postcardFields.type.options)
      expect(isVisible(postcardFields[name], { ...untouched, type })).toBe(type === 'invitation');
});

it('reports what an invitation has neither in its fields nor in its words', () => {
  const data = { user: defaultUserDetails, images: [] };
  const said = (draft: object) =>
    postcard.checks?.({ ...untouched, type: 'invitation', message: '', ...draft }, data);
  expect(said({})).toEqual(["Add the event's date, time and place."]);
  expect(said({ eventDate: '2027-03-13', eventTime: '18:30' })).toEqual(["Add the event's place."]);
  expect(said({ eventDate: '2027-03-13', message: 'We begin at 6:30 PM.', location: 'Gate 4' })).toEqual([]);
});

it('has a place for a stamp without a permit, and reports a missing permit number', () => {
  const data = { user: defaultUserDetails, images: [] };
  expect(untouched.postage).toBe('stamp');
  expect(isVisible(postcardFields.permit, untouched)).toBe(false);
  const permit = { ...untouched, postage: 'permit' as const };
  expect(postcard.checks?.(permit, data)).toEqual(['Add the permit number to the permit lines.']);
  expect(postcard.checks?.({ ...permit, permit: 'PAID\nPermit No. 7' }, data)).toEqual([]);
});

it('says why a link has no code', () => {
  expect(postcard.remarks?.({ ...untouched, link: 'daybreak' }).link?.error).toMatch(/complete link/);
});

it('keeps the USPS zones, and says so for a card in millimeters', () => {
  const metric = { ...untouched, size: 'dl' } as const;
  expect(postcard.artboards(metric)[1]?.size).toEqual({ width: 210, height: 99, unit: 'mm', bleed: 3 });
  expect(postcard.remarks?.(metric).size?.hint).toMatch(/US Postal Service.*your postal service/);
  expect(Object.fromEntries(printSpecification(metric))).toMatchObject({
    Size: 'DL, 99 × 210 mm',
    'Postal zones': expect.stringContaining('US Postal Service'),
    Bleed: '3 mm on each edge',
  });
  expect(Object.fromEntries(printSpecification(untouched))).not.toHaveProperty('Postal zones');
});

it('specifies size, finish, quantity, color, stock and resolution', () => {
  expect(
    Object.fromEntries(printSpecification({ ...untouched, size: '6x11', finish: 'uv', quantity: '2500' })),
  ).toMatchObject({
    Size: '6 × 11 in',
    Finish: 'UV',
    Quantity: '2,500',
    Color: 'Full color CMYK',
    Paper: '16pt C2S (Card Stock)',
    Resolution: '300 DPI',
  });
});

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(sizes)('the back of %s', (_size, width, height) => {
  const { barcode, company, stamp, permit, address, code, pictureTop } = backLayout({ width, height });
  const printed = { company, stamp, permit, address, code };

  it('keeps the barcode area in the bottom right corner free', () => {
    expect(barcode).toEqual({ x: width - 4.75, y: height - 0.625, width: 4.75, height: 0.625 });
    for (const [name, box] of Object.entries(printed)) expect(overlap(box, barcode), name).toBe(false);
  });

  it('has the address where machines read it', () => {
    expect(address.x).toBeGreaterThanOrEqual(postal.address.fromSides);
    expect(width - address.x - address.width).toBeGreaterThanOrEqual(postal.address.fromSides);
    expect(height - address.y - address.height).toBeGreaterThanOrEqual(postal.address.fromBottom[0]);
    expect(height - address.y).toBeLessThanOrEqual(postal.address.fromBottom[1]);
  });

  it('has a code of 20 mm on white, above the machine-readable address', () => {
    expect(code.width * 25.4).toBeCloseTo(20);
    expect(height - code.y - code.height).toBeGreaterThanOrEqual(postal.address.fromBottom[1]);
    for (const other of [company, stamp, permit, address]) expect(overlap(code, other)).toBe(false);
  });

  it('gives the picture a quarter of the block', () => {
    expect(company.height - pictureTop).toBeGreaterThan(company.height / 4 - 0.15);
  });

  it('keeps sender, stamp and address apart', () => {
    for (const post of [stamp, permit])
      expect([overlap(company, post), overlap(company, address), overlap(post, address)]).toEqual([
        false,
        false,
        false,
      ]);
  });
});
