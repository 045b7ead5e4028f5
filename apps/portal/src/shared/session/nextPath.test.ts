import { describe, expect, it } from 'vitest';
import { afterSignIn, safeNext, signInAddress } from './nextPath.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the page after signing in', () => {
  it.each([
    '/',
    '/dashboard',
    '/marketing-materials?type=poster',
    '/staff-directory#sam',
    '/%2F%2Fevil.test',
    '/a/../b/c',
    '/search?q=//evil.test',
    '/sign-in-help',
  ])('%s stays on this site', (path) => {
    const next = safeNext(path);
    expect(next).not.toBeNull();
    expect(new URL(next ?? '', 'https://portal.daybreak.example').origin).toBe(
      'https://portal.daybreak.example',
    );
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.test',
    'http:/evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/x/..//evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
    '//%65vil.test',
    '//user@evil.test',
    '/sign-in',
    '/sign-in?next=/sign-in',
  ])('%j is dropped', (wanted) => {
    expect(safeNext(wanted)).toBeNull();
  });

  it('accepts no path that leaves the site under any base address', () => {
    const pieces = ['/', '\\', '.', '..', '%2f', '%5c', '\t', '@', ':', 'evil.test', '?', '#', 'a'];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces) {
          const next = safeNext(`/${a}${b}${c}/x`);
          if (next)
            expect(new URL(next, 'https://portal.daybreak.example').host).toBe('portal.daybreak.example');
        }
  });

  it('is /dashboard unless another page was requested', () => {
    expect(afterSignIn('')).toBe('/dashboard');
    expect(afterSignIn('?next=%2F%2Fevil.test')).toBe('/dashboard');
    expect(afterSignIn('?next=%2Fmarketing-materials%3Ftype%3Dposter')).toBe(
      '/marketing-materials?type=poster',
    );
  });

  it('is the complete address that the guard was asked for', () => {
    const path = signInAddress(at('/marketing-materials', '?type=poster', '#side'));
    expect(path).toBe('/sign-in?next=%2Fmarketing-materials%3Ftype%3Dposter%23side');
    expect(afterSignIn(path.replace('/sign-in', ''))).toBe('/marketing-materials?type=poster#side');
  });

  it('isn’t remembered for the home page', () => {
    expect(signInAddress(at('/'))).toBe('/sign-in');
    expect(signInAddress(at('/dashboard'))).toBe('/sign-in');
  });
});
