import axe from 'axe-core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { cases } from './conformance.cases.tsx';

const host = document.createElement('main');
host.id = 'main';
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));

describe.each(Object.entries(cases))('%s', (_name, render) => {
  it('gives a ref to the element with its data attributes', () => {
    const ref = createRef<never>();
    flushSync(() => root.render(render({ ref, 'data-conformance': 'yes' })));
    expect(ref.current).toBe(document.querySelector('[data-conformance="yes"]'));
    expect(ref.current).toBeInstanceOf(Element);
  });
  it('has no axe violations', async () => {
    flushSync(() => root.render(render({})));
    const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
