import { afterEach, expect, it } from 'vitest';
import type { StructureElement } from '../displayList.ts';
import { drawnStructure, readStructure } from './structure.ts';

let root: HTMLElement;
afterEach(() => root.remove());

/** The structure of a page with this HTML, with the text of each element. */
function read(html: string) {
  root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const tags = new Map<Node, number>();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element ? node.matches('img, svg') : /\S/.test(node.textContent ?? ''))
      tags.set(node, tags.size);
  }
  return readStructure(root, tags);
}
const told = (elements: readonly (StructureElement | number)[]): string =>
  elements
    .map((each) =>
      typeof each === 'number'
        ? each
        : `${each.type}${each.alt ? ` [${each.alt}]` : ''} ${each.words ?? `(${told(each.content)})`}`,
    )
    .join(', ');

it('reads headings and paragraphs in document order', () => {
  expect(
    told(
      read(
        '<div style="display:flex;flex-direction:column-reverse"><div data-tag="h1">First</div><div>Then</div></div><h3>Last</h3>',
      ),
    ),
  ).toBe('H1 First, P Then, H3 Last');
});

it('reads words as typed, ignoring capitals, line breaks and soft hyphens', () => {
  expect(
    told(
      read(
        '<div style="text-transform:uppercase;inline-size:40px"><span>Data</span> <b>cen&shy;ter</b>\n<div>Austin</div></div>',
      ),
    ),
  ).toBe('P Data center Austin');
});

it('reads lists, whatever elements their items are', () => {
  expect(told(read('<ul><li>One</li><li><div>Two</div><div>and more</div></li></ul>'))).toBe(
    'L (LI (LBody (P One)), LI (LBody (P Two, P and more)))',
  );
  expect(
    told(read('<div><div data-tag="li">One</div><div data-tag="li">Two</div><div>After</div></div>')),
  ).toBe('L (LI (LBody (P One)), LI (LBody (P Two))), P After');
});

it('reads alternative text and leaves out decoration', () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  expect(
    told(
      read(
        `<img src="${picture}" alt="A roof"><img src="${picture}" alt=""><svg role="img" aria-label="Code to scan"></svg><svg></svg>`,
      ),
    ),
  ).toBe('Figure [A roof] (0), Figure [Code to scan] (2)');
});

it('reads a heading that is a picture', () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  expect(told(read(`<h1><img src="${picture}" alt="Daybreak"></h1><p>After</p>`))).toBe(
    'H1 (Figure [Daybreak] (0)), P After',
  );
});

it('reads a link as its own element', () => {
  const elements = read('<p>Write to <a href="mailto:a@b.example">us <b>now</b></a>.</p>');
  expect(told(elements[0]?.content ?? [])).toBe('0, Link us now, 3');
  expect(elements[0]?.content[1]).toMatchObject({
    link: { href: 'mailto:a@b.example', areas: [] },
    content: [1, 2],
  });
});

it('leaves out elements without drawn content', () => {
  const elements = read('<ul><li>One</li><li>Two</li></ul><p>Three</p>');
  expect(told(drawnStructure(elements, new Set([1])))).toBe('L (LI (LBody (P Two)))');
  expect(drawnStructure(elements, new Set())).toEqual([]);
});
