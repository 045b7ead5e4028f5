import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  ['Open evening', 'ltr'],
  ['לכל פאנל זריחה שנייה', 'rtl'],
  ['2027: شروق ثان', 'rtl'],
  ['Daybreak — שלום', 'ltr'],
  ['', 'ltr'],
] as const)('takes the direction of %j from its first letter', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
