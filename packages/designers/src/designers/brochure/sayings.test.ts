import { describe, expect, it } from 'vitest';
import { pointsOf } from './points.ts';
import { isContact, sayingsOf } from './sayings.ts';
import { joinShortWords } from './twoWords.ts';

const point = (line: string) => pointsOf(line)[0] ?? { head: '', text: '' };

describe('a panel’s headline', () => {
  it.each([
    '2200 Mesa Park Drive, El Paso',
    '400 Horizon Way, Austin, TX 78701',
    'Where: Cedar Ridge High School, 12 Main St.',
    'Hall 4, 18 Commerce Street',
    'Industriestraße 12, 80331 München',
    '14 rue des Lilas, 75011 Paris',
    'Calle Mayor 5, Madrid',
    'www.daybreak.example/drop-off',
    'daybreak.example/jobs',
    'hello@daybreak.example',
    '(512) 555-0142',
    'Call (512) 555-0142 for a survey.',
    'Contact: Ana Reyes, facility manager',
  ])('never includes the address, the number or the link in “%s”', (line) => {
    expect(isContact(point(line))).toBe(true);
    expect(sayingsOf(pointsOf(`We collect.\n${line}`))).toEqual([]);
  });

  it.each([
    'Every item is listed by serial number.',
    'Resale report within 30 days.',
    'Drives are shredded while you watch.',
    '212 documents checked.',
    'We drive to you on Saturdays.',
    'One truck takes everything on the day we agree on.',
  ])('can be “%s”', (line) => {
    expect(isContact(point(line))).toBe(false);
    expect(sayingsOf(pointsOf(`We collect.\n${line}`))).toEqual([line]);
  });

  it('prefers complete sentences to those under a heading, and leaves out conditions', () => {
    const content =
      'Lead.\nData: Every drive is destroyed.\nYou get documents.\nValid until 28 February.\nNo monitors.';
    expect(sayingsOf(pointsOf(content))).toEqual(['You get documents.', 'Every drive is destroyed.']);
  });
});

describe('a headline', () => {
  const lines = (text: string, width = 84) =>
    joinShortWords(text, width)
      .split(' ')
      .map((line) => line.replaceAll('\u00a0', ' '));

  it.each([
    ['Drive for us at night', ['Drive for', 'us at night']],
    ['Open day', ['Open day']],
    ['Drop off your panels, inverters, laptops and phones', undefined],
    ['A 40-rack server room, taken down for $ 18,500', undefined],
  ])('has no short word alone on a line in “%s”', (text, expected) => {
    const found = lines(text);
    if (expected) expect(found).toEqual(expected);
    expect(found.join(' ')).toBe(text);
    for (const line of found) expect(line.includes(' ') || line.length >= 7).toBe(true);
  });

  it('keeps its typed lines, one word, and words too long to share a line', () => {
    expect(joinShortWords('Open\nday', 84)).toBe('Open\nday');
    expect(joinShortWords('Recycling', 84)).toBe('Recycling');
    expect(joinShortWords('Photovoltaic decommissioning', 84)).toBe('Photovoltaic decommissioning');
  });

  it('keeps the last two of many words together', () => {
    const text = 'Eleven school districts, 9,400 modules and a program that opens to all hospitals in March';
    expect(joinShortWords(text, 84)).toBe(text.replace('in March', 'in\u00a0March'));
  });
});
