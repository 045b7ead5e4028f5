import { describe, expect, it } from 'vitest';
import { linkName, readAddress } from './linkAddress.ts';

const origin = 'https://portal.daybreak.example';

describe('the address of a pinned link', () => {
  it.each([
    ['https://board.example/a?b=c#d', 'https://board.example/a?b=c#d'],
    ['  board.example  ', 'https://board.example/'],
    ['http://intranet', 'http://intranet/'],
    ['localhost:8080/x', 'https://localhost:8080/x'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['/profile', '/profile'],
    ['/', '/'],
    [`${origin}/staff-directory?q=ada`, '/staff-directory?q=ada'],
    ['portal.daybreak.example/profile', '/profile'],
  ])('stores %s as %s', (typed, stored) => {
    expect(readAddress(typed, origin)).toBe(stored);
  });

  it.each([
    ['', 'nothing'],
    ['board', 'a word'],
    ['javascript:alert(1)', 'a script'],
    ['data:text/html,x', 'data'],
    ['mailto:ada@daybreak.example', 'a mail address'],
    ['//elsewhere.example', 'a path to elsewhere'],
    ['/\\elsewhere.example', 'the same with a backslash'],
    ['https://ada:secret@board.example', 'an address with a password'],
    ['our board', 'words'],
    [`https://board.example/${'x'.repeat(2_000)}`, 'too long'],
  ])('rejects %s: %s', (typed) => {
    expect(readAddress(typed, origin)).toBeUndefined();
  });

  it('names a link that has no name', () => {
    expect(linkName('https://www.board.example/x')).toBe('board.example');
    expect(linkName('/profile')).toBe('/profile');
  });
});
