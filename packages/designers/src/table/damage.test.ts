import { describe, expect, it } from 'vitest';
import { damageIn, phoneProblem } from './damage.ts';

describe('a cell that a spreadsheet damaged is told by what it says', () => {
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
    ...['M\ufffdller', 'MÃ¼ller', 'GrÃ¶ÃŸe', 'Oâ€™Connor'],
  ])('%s', (cell) => expect(damageIn(` ${cell} `)).toContain(`“${cell}”`));

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
  ])('and not told of %j', (cell) => expect(damageIn(cell)).toBeUndefined());
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
      '',
    ],
  ])('%s is one', (cell) => expect(phoneProblem(cell)).toBeUndefined());

  it.each([
    ['512', 'too short'],
    ['ext. 12', 'no phone number'],
    ['555-01', 'too short'],
    ['512 555 0103 / 512 555 0104', 'too long'],
    ['call reception', 'no phone number'],
    ['none', 'no phone number'],
    ['5125550103.0', 'no phone number'],
    ['512 555 0103 (ask for Ada)', 'words in it'],
  ])('%s is none', (cell, says) => expect(phoneProblem(cell)).toContain(says));
});
