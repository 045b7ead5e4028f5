import { emailKey } from '@daybreak/ui/search';
import { describe, expect, it } from 'vitest';
import { cleanCell, mendedDetail } from './mend.ts';

const marks = [
  ...['\u00a0', '\u200b', '\ufeff', '\u2009', '\u3000', '\u2060', '\u00ad', '\u200e', '\u202a', '\u180e'],
  ...['\t', '\u034f', '\u115f', '\ufe0f', '\u2028', '\u0000'],
];

describe('an address', () => {
  it.each(marks)('ignores %j around it', (mark) =>
    expect(emailKey(`${mark} Sam@Daybreak.Example${mark}`)).toBe('sam@daybreak.example'),
  );
  it.each(['\u200b', '\ufeff', '\u2060', '\u00ad', '\u200d', '\u202c'])('ignores %j in it', (mark) =>
    expect(emailKey(`sam${mark}@daybreak${mark}.example`)).toBe('sam@daybreak.example'),
  );
  it('ignores its Unicode form, but is never joined from two words', () => {
    expect(emailKey('jose\u0301@b.example')).toBe('jos\u00e9@b.example');
    expect(emailKey('mailto:Sam@b.example')).toBe('sam@b.example');
    expect(emailKey('max at home')).toBe('max at home');
  });
  it.each(['Sam Hale <Sam@b.example>', '<sam@b.example>', "'sam@b.example'", 'ｓａｍ＠ｂ.example'])(
    'is found in %s',
    (typed) => expect(emailKey(typed)).toBe('sam@b.example'),
  );
  it('keeps an apostrophe', () => {
    expect(emailKey("jim.o'neill@b.example")).toBe("jim.o'neill@b.example");
  });
});

describe('a detail', () => {
  it.each([
    ['Petra Voss\u200b', 'Petra Voss'],
    ['\ufeffAda\u00a0\u00a0Okafor\u2009', 'Ada Okafor'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['Nor\u200da', 'Nora'],
    ['Fran\u00adziska', 'Franziska'],
    ['One,\r\ntwo', 'One, two'],
  ])('is read from %j as %j', (cell, detail) => expect(mendedDetail(cell)).toBe(detail));

  it('keeps the joiners that scripts need', () => {
    for (const name of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d🔬 lab']) expect(mendedDetail(name)).toBe(name);
  });

  it('keeps its lines in a text of a piece', () => expect(cleanCell('One,\r\ntwo \u200b')).toBe('One,\ntwo'));
});
