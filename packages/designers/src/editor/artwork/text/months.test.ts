import { expect, it } from 'vitest';
import { months } from './months.ts';

it.each(Object.entries(months))('lists the months of %s as the browser writes them', (language, names) => {
  const written = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2027, index, 15));
      return parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '') ?? '';
    });
  });
  expect(names.split(' ')).toEqual([...new Set(written)]);
});
