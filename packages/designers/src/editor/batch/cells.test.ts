import { describe, expect, it } from 'vitest';
import { flyerFields } from '../../designers/flyer/flyer.fields.ts';
import { newDraft } from '../drafts/draft.ts';
import { brandPictures } from '../images/brandPictures.ts';
import { writePictureValue } from '../images/pictureValue.ts';
import { inOrder, orderOf, readDate, readTime } from '../table/dates.ts';
import { fill, readCell } from './cells.ts';
import { columnSample } from './columnSample.ts';
import { fieldTargets } from './columns.ts';

const draft = newDraft(flyerFields);
const upload = (name: string, id = name) => ({ id, name, url: `blob:${id}` });
const says = (cells: Record<string, string>, images = [upload('Dock.JPG')]) =>
  fill(flyerFields, draft, cells, images);

describe('a date', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-12-24 00:00:00', '2026-12-24'],
    ['2026/12/24', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['4.3.2026', '2026-03-04'],
    ['12/24/2026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['24/12/26', '2026-12-24'],
    ['24-Dec-26', '2026-12-24'],
    ['24-Dec-98', '1998-12-24'],
    ['12/24/49', '2049-12-24'],
    ['12/24/50', '1950-12-24'],
    ['3/3/2026', '2026-03-03'],
    ['December 24, 2026', '2026-12-24'],
    ['Thursday, December 24, 2026', '2026-12-24'],
    ['Dec 24 2026', '2026-12-24'],
    ['24. Dezember 2026', '2026-12-24'],
    ['24 déc. 2026', '2026-12-24'],
    ['24 de diciembre de 2026', '2026-12-24'],
    ['24 grudnia 2026', '2026-12-24'],
    ['2026年12月24日', '2026-12-24'],
    ['2026년 12월 24일', '2026-12-24'],
    ['2026. 12. 24.', '2026-12-24'],
    ['２４/１２/２０２６', '2026-12-24'],
    ['29.02.2028', '2028-02-29'],
    ['2026-12-24T00:00:00.000Z', '2026-12-24'],
    ['2026-12-24T00:00:00+01:00', '2026-12-24'],
  ])('reads %s as %s', (cell, date) => expect(readDate(cell)).toBe(date));

  it.each([
    'soon',
    '31.02.2026',
    '29.02.2026',
    '24.13.2026',
    '13/13/2026',
    '46380',
    '2026',
    '',
    '24 Foo 2026',
    '1.2.1799',
  ])('rejects %j', (cell) => expect(readDate(cell)).toBeUndefined());

  it('is ambiguous until its column sets the order', () => {
    expect(readDate('03/04/2026')).toEqual({ day: '2026-04-03', month: '2026-03-04' });
    expect(inOrder('03/04/2026', 'day')).toBe('2026-04-03');
    expect(inOrder('03/04/2026', undefined)).toBe('03/04/2026');
    expect(orderOf(['03/04/2026', '24/12/2026'])).toEqual({ open: true, order: 'day' });
    expect(orderOf(['03/04/2026', '12/24/2026'])).toEqual({ open: true, order: 'month' });
    expect(orderOf(['03/04/2026', '5/6/2026'])).toEqual({ open: true });
    // Two people wrote the column.
    expect(orderOf(['03/04/2026', '24/12/2026', '12/24/2026'])).toEqual({ open: true });
    expect(orderOf(['24.12.2026', '2026-01-02', 'soon'])).toEqual({ open: false });
  });
});

it.each([
  ['17:30', '17:30'],
  ['9:05', '09:05'],
  ['17:30:00', '17:30'],
  ['5:30 PM', '17:30'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['17.30 Uhr', '17:30'],
  ['17h30', '17:30'],
  ['9 Uhr', '09:00'],
  ['25:00', undefined],
  ['13 PM', undefined],
  ['17', undefined],
  ['noon', undefined],
  ['12:61', undefined],
])('reads the time %s as %s', (cell, time) => expect(readTime(cell)).toBe(time));

describe('a cell', () => {
  it('matches a choice by its value, its label, or its label up to the colon', () => {
    for (const theme of ['blue', 'Blue', 'BLUE ', 'Blue: white text on blue'])
      expect(says({ theme }).draft.theme).toBe('blue');
    expect(says({ size: '8.5 × 11 in' }).draft.size).toBe('8.5x11');
  });

  it('lists the options if it is none of them, and changes nothing', () => {
    const { draft: filled, findings, problems } = says({ theme: 'Green' });
    expect(filled).toEqual(draft);
    expect(problems.theme).toBe("“Green” isn't an option. Use one of these: White, Blue, Image, Orange.");
    expect(findings).toEqual([{ level: 'error', says: `Theme: ${problems.theme}` }]);
  });

  it('finds an upload by its file name, or a brand picture by its name', () => {
    const [brand] = brandPictures;
    const held = (value: string) => says({ picture: value }).draft.picture;
    expect(held('C:\\Pictures\\dock.jpg')).toMatch(/^upload:Dock.JPG /);
    expect(held('dock')).toMatch(/^upload:Dock.JPG /);
    for (const name of [brand?.title ?? '', brand?.name ?? '', `${brand?.name}.jpg`])
      expect(held(name)).toMatch(`library:${brand?.name} `);
    expect(says({ picture: 'gone.png' }).findings[0]).toEqual({
      level: 'error',
      says: 'Picture: no picture is named “gone.png.” Add it or choose another one.',
    });
    const twice = [upload('dock.jpg', 'a'), upload('Dock.JPG', 'b')];
    expect(says({ picture: 'dock.jpg' }, twice).findings[0]?.says).toContain(
      'more than one of your pictures',
    );
    const chosen = writePictureValue({ source: { upload: 'x' }, focus: { x: 0.5, y: 0.5 }, scale: 1 });
    expect(says({ picture: chosen }).findings[0]?.says).toContain("isn't saved in this browser");
  });

  it('is an error that gives both readings if it is ambiguous', () => {
    expect(says({ eventDate: '03/04/2026' }).findings[0]?.says).toBe(
      'Event date: “03/04/2026” could be April 3, 2026 or March 4, 2026. Choose one.',
    );
    expect(says({ eventDate: '24.12.2026', eventTime: '5 PM' }).draft).toMatchObject({
      eventDate: '2026-12-24',
      eventTime: '17:00',
    });
  });

  it('is an error and stays whole if it exceeds its limit', () => {
    const field = { kind: 'text', label: 'Headline', initial: '', limit: 3 } as const;
    expect(readCell(field, {}, 'four')).toEqual({
      value: 'four',
      problem: 'This is 4 characters. Shorten it to 3.',
    });
    expect(readCell({ kind: 'url', label: 'Link', initial: '' }, {}, 'example.com')).toHaveProperty(
      'problem',
    );
  });

  it('is reported as left out if a choice in its row hides its field', () => {
    const { findings, draft: filled } = says({ eventDate: '2026-12-24', type: 'Service' });
    expect(filled.type).toBe('service');
    expect(findings).toEqual([
      { level: 'warning', says: "Event date isn't used on this piece, so we skipped it." },
    ]);
  });
});

describe('columns of fields', () => {
  const targets = (type: string, filled?: (field: string) => boolean) =>
    fieldTargets({ fields: flyerFields }, { ...draft, type }, filled).map(({ label }) => label);

  it('are the fields in the form, and those that a row’s choice may add', () => {
    expect(targets('service', () => false)).not.toContain('Event date');
    expect(targets('service', (field) => field === 'type')).toContain('Event date');
    expect(targets('event', () => false)).toEqual(expect.arrayContaining(['Event date', 'Theme', 'Picture']));
  });

  it('show how their first cells are read, and how many are unreadable', () => {
    const table = {
      headers: ['Date', 'Theme'],
      rows: [
        ['24.12.2026', 'blue'],
        ['soon', 'Green'],
        ['', 'blue'],
      ],
      remarks: [],
    };
    const piece = { designer: { fields: flyerFields }, draft } as unknown as Parameters<
      typeof columnSample
    >[2];
    expect(columnSample(table, 0, piece, 'eventDate', undefined)).toBe(
      "24.12.2026 → December 24, 2026 · soon: unreadable. We can't read 1 of 2 values.",
    );
    expect(columnSample(table, 1, piece, 'theme', undefined)).toBe(
      "blue → Blue: white text on blue · Green: unreadable. We can't read 1 of 3 values.",
    );
  });
});
