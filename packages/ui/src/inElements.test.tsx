import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inElements } from './inElements.tsx';

const drawn = (...given: Parameters<typeof inElements>[0][]) => renderToStaticMarkup(inElements(given));

it('texts next to each other share one element', () => {
  expect(drawn('Look at ', 3, ' pieces')).toBe('<span>Look at 3 pieces</span>');
});

it('elements stay as they are, and texts between them get one each', () => {
  expect(drawn(<b key="b">1</b>, ' of ', [2, <i key="i">3</i>], null, false, '.')).toBe(
    '<b>1</b><span> of 2</span><i>3</i><span>.</span>',
  );
});

it('nothing stays nothing', () => {
  expect(drawn(undefined, null, false, '')).toBe('');
});
