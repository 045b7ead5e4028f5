import { describe, expect, it } from 'vitest';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { type Language, languages } from '../../editor/artwork/text/languages.ts';
import { readWords } from './reading.ts';

const today = '2026-11-25';
const read = (words: string, language: Language = 'en-US') => readWords(words, language, today);

describe('a sentence', () => {
  it.each([
    [
      'Come by on Saturday, March 13, at 9 AM to 400 Horizon Way, Austin. We weigh all of it.',
      { date: '2027-03-13', time: '09:00', where: '400 Horizon Way, Austin' },
    ],
    ['The gate opens on March 13th at 9:30am.', { date: '2027-03-13', time: '09:30', where: '' }],
    ['Open day: 13 March 2027, 17:30', { date: '2027-03-13', time: '17:30', where: '' }],
    ['Meet us on March 13 at the Lisbon depot.', { date: '2027-03-13', time: '', where: 'Lisbon depot' }],
    ['March 13: bring your panels.\n\nSaturday, March 13, 2027', { date: '2027-03-13', time: '', where: '' }],
    ['Doors on 3/13/2027 from 9 to 11 am', { date: '2027-03-13', time: '09:00', where: '' }],
  ])('gives date, time and place: %j', (words, wanted) => expect(read(words)).toMatchObject(wanted));

  it('gives the page for more information', () => {
    expect(read('More: www.daybreak.example/drop-off.').link).toBe('https://www.daybreak.example/drop-off');
    expect(read('See daybreak.example/a and daybreak.example/b').link).toBe('');
  });

  it('means the next such day without a year, and puts the day first in British dates', () => {
    expect(read('Come on November 24').date).toBe('2027-11-24');
    expect(read('Come on 5/6/2027', 'en-GB').date).toBe('2027-06-05');
  });
});

describe('an ambiguous text', () => {
  it.each([
    ['two dates', 'Come on March 13 or on April 21.'],
    ['a range', 'We are open March 13–15, 2027.'],
    ['a range in words', 'Come from 13 to 15 March.'],
    ['a weekday that is another', 'Come on Friday, March 13, 2027.'],
    ['a day that is over', 'Since March 13, 2019 we recycle.'],
    ['a day that is in no calendar', 'Come on June 31.'],
    ['a weekday alone', 'Come on Saturday, or tomorrow.'],
    ['a year in a headline', 'Our plan for 2027\nMore in March 2027.'],
    ['a fraction and a share', 'We keep 3/13 of it, 13.3 %.'],
    ['numbers of parts and versions', 'Part 13-03-2027-A, version 2027.3.13.4, order 2027-03-13-77.'],
    ['an address of a page', 'See www.daybreak.example/2027-03-13/open.'],
    ['a telephone', 'Call (512) 555-0313.'],
    ['nothing', ''],
  ])('gives no date: %s', (_, words) => expect(read(words).date).toBe(''));

  it.each([
    ['hours without a date', 'We answer from 9 AM. Visit us at 400 Horizon Way, Austin.', 'time'],
    ['two times', 'On March 13 at 9 AM for owners, at 2 PM for all.', 'time'],
    ['two places', 'On March 13 at the Lisbon depot and at the Porto depot.', 'where'],
    ['a place in another sentence', 'On March 13 we open. The Lisbon depot is closed in Hall 4.', 'where'],
  ] as const)('gives no time or place: %s', (_, words, name) => expect(read(words)[name]).toBe(''));
});

const tags = Object.keys(languages) as Language[];
it.each(tags)('reads dates and times as pieces write them in %s', (language) => {
  const text = `${longDate('2027-03-13', language)}, ${shortTime('17:05', language)}`;
  expect(read(text, language)).toMatchObject({ date: '2027-03-13', time: '17:05' });
  const sentence = `${longDate('2027-03-13', language)}.\n${longDate('2027-04-21', language)}.`;
  expect(read(sentence, language).date).toBe('');
});

describe('in other languages', () => {
  it.each([
    ['de', 'Kommen Sie am Samstag, 13. März, um 09:30 in die Musterstraße 4.', '2027-03-13', '09:30'],
    ['de', 'Das Tor öffnet am 13.03.2027.', '2027-03-13', ''],
    ['fr', 'Venez le samedi 13 mars à 17:30.', '2027-03-13', '17:30'],
    ['es', 'Ven el sábado, 13 de marzo, a las 10:00.', '2027-03-13', '10:00'],
    ['es-US', 'Ven el 13 de marzo de 2027 a las 5:30 p. m.', '2027-03-13', '17:30'],
    ['pt-PT', 'Venha no dia 13 de março de 2027.', '2027-03-13', ''],
    ['th', 'วันเสาร์ที่ 13 มีนาคม พ.ศ. 2570', '2027-03-13', ''],
    ['ja', '開催は2027年3月13日に決まりました。', '2027-03-13', ''],
    ['ar', 'ندعوكم في 13 مارس 2027', '2027-03-13', ''],
  ] as const)('gives date and time in %s: %s', (language, words, date, time) =>
    expect(read(words, language)).toMatchObject({ date, time }),
  );

  it.each([
    ['de', 'Vom 13. bis 15. März 2027.'],
    ['de', 'Vom 13.–15. März 2027.'],
    ['de', 'Am Freitag, 13. März 2027.'],
    ['de', 'Artikel 13.03.2027-A, Version 1.13.03.2027'],
    ['es', 'Del 3 al 5 de marzo de 2027.'],
    ['es', 'El 13 de marzo del 2019.'],
    ['fr', 'Nos projets pour 2027'],
    ['de', 'Come by on March 13.'],
  ] as const)('gives no date in %s: %s', (language, words) => expect(read(words, language).date).toBe(''));
});
