import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Alert } from '../Alert/Alert.tsx';
import { Sentence } from './Sentence.tsx';

/** Returns the words that browsers don't translate. */
const kept = (sentence: string, verbatim?: string[]) =>
  [
    ...renderToStaticMarkup(
      verbatim ? <Sentence verbatim={verbatim}>{sentence}</Sentence> : <Sentence>{sentence}</Sentence>,
    ).matchAll(/translate="no">([^<]*)</g),
  ].map(([, words]) => words);

it.each([
  ['We wrote to sam.rivera+ads@daybreak.example.', ['sam.rivera+ads@daybreak.example']],
  ['Go to https://www.daybreak.example/brand.xml, or ask.', ['https://www.daybreak.example/brand.xml']],
  ['See board.example.com.', ['board.example.com']],
  ['Lebenslauf-Müller.pdf could not be read.', ['Lebenslauf-Müller.pdf']],
  ['“履歴書.DOCX” is too large.', ['履歴書.DOCX']],
  ['Orange is #E8450B here.', ['#E8450B']],
  ['Call (512) 555-0103 or +44 20 7946 0958.', ['(512) 555-0103', '+44 20 7946 0958']],
  ['Press Ctrl+C, or ⌘C on a Mac.', ['Ctrl+C', '⌘C']],
  ['Install @daybreak/brand.', ['@daybreak/brand']],
  ['Reference JA-7K2M9QXW.', ['JA-7K2M9QXW']],
  ['Up to 20 MB, as .pdf or .docx.', ['.pdf', '.docx']],
])('%s', (sentence, words) => expect(kept(sentence)).toEqual(words));

it.each([
  'Up to 1.5 MB. Saved. Send again, or don’t…',
  'Number #1 of 24-hour service, since 2024-11-26.',
  'R2v3 and PDF/X-4, week by week.',
])('is translated whole: %s', (sentence) => expect(kept(sentence)).toEqual([]));

it('keeps given names, whatever characters they contain, and ignores empty ones', () => {
  for (const name of [
    'Hélène Dubois-Lefèvre',
    "Liam O'Callaghan",
    'a/b [c] {d} |e| ^f$ *g* +h+ i?\\',
    '山田 太郎',
  ])
    expect(kept(`By ${name}.`, [name]).map((word) => word?.replace('&#x27;', "'"))).toEqual([name]);
  expect(kept('Shared by Ada (Reyes).', ['Ada (Reyes)', ''])).toEqual(['Ada (Reyes)']);
});

it('keeps file names in the text of a component', () => {
  const drawn = renderToStaticMarkup(<Alert tone="danger" title="photo.jpg could not be read." />);
  expect(drawn).toContain('<span dir="auto" translate="no">photo.jpg</span>');
});
