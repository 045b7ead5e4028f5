import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cases, components, withoutRootElement } from './conformance.cases.tsx';

it('covers every component', () => {
  expect([...Object.keys(cases), ...Object.keys(withoutRootElement)].sort()).toEqual([...components].sort());
});

describe.each(Object.entries(cases))('%s', (_name, render) => {
  it('renders on a server', () => {
    expect(renderToStaticMarkup(render({}))).not.toBe('');
  });
  it('passes class names and data attributes to the same element', () => {
    const markup = renderToStaticMarkup(render({ className: 'from-outside', 'data-conformance': 'yes' }));
    const tags = markup.match(/<[^>]+>/g) ?? [];
    const marked = tags.filter((tag) => tag.includes('data-conformance="yes"'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toMatch(/class="[^"]*\bfrom-outside\b/);
  });
});
