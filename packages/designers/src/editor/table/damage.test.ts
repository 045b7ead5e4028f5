import { describe, expect, it } from 'vitest';
import { damageIn, phoneProblem } from './damage.ts';

describe('damage in a cell', () => {
  it.each([
    ...['#N/A', '#NAME?', '#REF!', '#VALUE!', '#DIV/0!', '#NULL!', '#NUM!', '#SPILL!', '#CALC!', '#ERROR!'],
    ...['#NV', '#BEZUG!', '#WERT!', '#ZAHL!', '#ÜBERLAUF!', '#NOM?', '#VALEUR!', '#NOMBRE!', '#PROPAGATION!'],
    ...[
      '#N/D',
      '#¿NOMBRE?',
      '#¡REF!',
      '#¡VALOR!',
      '#¡NUM!',
      '#¡DIV/0!',
      '#NOME?',
      '#RIF!',
      '#NAAM?',
      '#VERW!',
    ],
    ...['########', '##', 'Err:502', '5.12556E+09', '5,12556E+09', '5E+10', '1.2e-5', 'NaN', '(null)', 'N/A'],
    ...['5.125550103E9', '#name?', 'NULL', 'TRUE', 'FALSE', '(blank)'],
    ...[
      '=A1',
      '=Sheet1!$B$2',
      "='Staff 2026'!A1",
      '=B2&" "&C2',
      '=VLOOKUP(A1,B:C,2,0)',
      '+SUM(A1)',
      '@IF(A1)',
    ],
    ...['M\ufffdller', 'MÃ¼ller', 'GrÃ¶ÃŸe', 'Oâ€™Connor', 'M?ller', 'Jos? Ru?z'],
  ])('is reported for %s', (cell) => expect(damageIn(` ${cell} `)).toContain(`“${cell}”`));

  it.each([
    ...[
      '',
      '#1 in recycling',
      '#solar',
      '#AD',
      '# 12',
      '#5',
      'E 9',
      'Null',
      'Nan',
      '1E5',
      'São Paulo',
      'Ângela',
    ],
    ...['ÃO', '512', 'N', 'C#', 'Müller', 'A#B!', '(512) 555-0103', '2E Floor'],
    ...[
      '=Ada',
      '@ada',
      '+1 512',
      '-B2B',
      '- A1 (day)',
      'True',
      'none',
      '=== Sale ===',
      'Questions? Ask us.',
      'day.example/a?b=1',
    ],
  ])('is not reported for %j', (cell) => expect(damageIn(cell)).toBeUndefined());
});

describe('a phone number', () => {
  it.each([
    ...['(512) 555-0103 ext. 12', '(512) 555-0103 x12', '512.555.0103;ext=12', '+49 30 901820 Durchwahl 12'],
    ...[
      '0044 (0)20 7946 0000',
      '+1 512 555 0178',
      '555-0188',
      '1-800-DAYBREAK',
      '٠٥١٢٥٥٥٠١٠٣',
      '5125550103 #12',
      '+49 30 901820 Durchwahl -12',
      '(512) 555-0103 (ext. 12)',
      '+43 1 12345 Kl. 12',
      '(512) 555-SUN1',
      '',
    ],
  ])('can be %s', (cell) => expect(phoneProblem(cell)).toBeUndefined());

  it.each([
    ['512', 'too short'],
    ['ext. 12', "isn't a phone number"],
    ['555-01', 'too short'],
    ['512 555 0103 / 512 555 0104', 'too long'],
    ['call reception', "isn't a phone number"],
    ['none', "isn't a phone number"],
    ['5125550103.0', "isn't a phone number"],
    ['512 555 0103 (ask for Ada)', 'contains words'],
  ])('cannot be %s', (cell, says) => expect(phoneProblem(cell)).toContain(says));
});
