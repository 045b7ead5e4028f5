import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inElements } from './inElements.tsx';

const drawn = (...given: Parameters<typeof inElements>[0][]) => renderToStaticMarkup(inElements(given));

it('wraps each text in an element', () => {
  expect(drawn('Look at ', 3, ' pieces')).toBe('<span>Look at </span><span>3</span><span> pieces</span>');
});

it('leaves elements unchanged', () => {
  expect(drawn(<b key="b">1</b>, ' of ', [2, <i key="i">3</i>], null, false, '.')).toBe(
    '<b>1</b><span> of </span><span>2</span><i>3</i><span>.</span>',
  );
});

it('returns nothing for nothing', () => {
  expect(drawn(undefined, null, false)).toBe('');
});
