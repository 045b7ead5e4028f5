import { expect, it } from 'vitest';
import { parseSidebarState } from './sidebarCookie.ts';

it.each([
  ['sidebar:state=true', true],
  ['other=1; sidebar:state=false', false],
  ['', null],
  ['sidebar:state=maybe', null],
  ['not-sidebar:state=true', null],
  [`sidebar:state=${'x'.repeat(8_000)}`, null],
])('reads the state from the cookies %.40j', (cookies, state) => {
  expect(parseSidebarState(cookies)).toBe(state);
});
