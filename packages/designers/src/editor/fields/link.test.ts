import { expect, it } from 'vitest';
import { qrPath, smallestModule } from '../artwork/qr.ts';
import { linkCodeSize, linkOf, linkRemark } from './link.ts';

const longest = `https://daybreak.example/${'x'.repeat(246)}`;

it('takes complete web addresses', () => {
  expect(linkOf(' https://daybreak.example/quote ')).toBe('https://daybreak.example/quote');
  expect(linkRemark('https://daybreak.example/quote')).toEqual({});
  expect(linkRemark('')).toEqual({});
});

it.each(['daybreak.example', 'javascript:alert(1)', 'https://ada@daybreak.example'])(
  'rejects %s with a remark',
  (text) => {
    expect(linkOf(text)).toBeUndefined();
    expect(linkRemark(text).link?.error).toMatch(/complete link/);
  },
);

it('rejects an address whose squares would print too small', () => {
  expect(linkOf(longest)).toBe(longest);
  expect(linkCodeSize / qrPath(longest).side).toBeGreaterThanOrEqual(smallestModule);
  expect(linkCodeSize / qrPath(`${longest}x`).side).toBeLessThan(smallestModule);
  expect(linkOf(`${longest}x`)).toBeUndefined();
  expect(linkRemark(`${longest}x`).link?.error).toMatch(/too long/);
});
