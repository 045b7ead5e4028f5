import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bleedOf } from '../../../../print/src/artworkCopy.ts';
import { importantParts, loadType, overlaps } from '../../editor/artwork/testing/drawPiece.tsx';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { businessCard } from './businessCard.ts';

const long = {
  ...defaultUserDetails,
  name: 'Maximiliana-Alexandrina Wolfeschlegelsteinhausenbergerdorff',
  title: 'Senior Associate for Photovoltaic Module Recovery, Documentation and Customer Relations',
  email: 'maximiliana-alexandrina.wolfeschlegel@daybreak.example',
  phone: '(512) 555-0101',
};
const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
beforeAll(loadType);

const { composition: design, layout, size } = businessCard.fields;
const fronts = design.options.flatMap(({ value: composition }) =>
  layout.options.flatMap(({ value: layout }) =>
    size.options.map(({ value: size }) => ({ layout, composition, size })),
  ),
);
type Front = (typeof fronts)[number];

function drawFront(draft: Front, user: typeof defaultUserDetails) {
  const onTooLong = vi.fn();
  const [side] = businessCard.artboards(draft);
  if (!side) throw new Error('A card has a front.');
  flushSync(() => root.render(null));
  flushSync(() =>
    root.render(
      <Artboard side={side} onTooLong={onTooLong}>
        <businessCard.Artwork draft={draft} data={{ user, images: [] }} side={side} />
      </Artboard>,
    ),
  );
  return {
    source: { side, node: host.querySelector<HTMLElement>('[data-artboard]') as HTMLElement },
    onTooLong,
  };
}

/** The lines of a text, without the padding of its box. */
const linesOf = (node: HTMLElement) => {
  const range = document.createRange();
  return [...node.querySelectorAll<HTMLElement>('[data-fit]')].flatMap((element) => {
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
      element,
      left,
      right,
      top,
      bottom,
    }));
  });
};

/** The words of each drawn line. */
function linesIn(element: HTMLElement): string[] {
  const lines = new Map<number, string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let index = 0; index < node.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + node.data[index]);
    }
  }
  return [...lines.values()];
}

describe.each(fronts)('the front of a $layout card of $size, $composition', (front) => {
  it.each([
    ['nobody', defaultUserDetails],
    ['long details', long],
    ['long details in the icon version', { ...long, logoVersion: 'icon' as const }],
  ])('keeps the texts of %s off the logo, off each other and inside the safe area', (_case, user) => {
    const { source, onTooLong } = drawFront(front, user);
    expect(onTooLong).not.toHaveBeenCalled();
    expect(overlaps(importantParts(source))).toEqual([]);
    const card = source.node.getBoundingClientRect();
    const logo = source.node.querySelector('img')?.getBoundingClientRect() as DOMRect;
    // Bleed plus safe margin, which are the same size.
    const edge = 2 * bleedOf(source.side.size);
    for (const { element, left, right, top, bottom } of linesOf(source.node)) {
      expect(left - card.left, element.dataset.fit).toBeGreaterThanOrEqual(edge - 1);
      expect(card.right - right, element.dataset.fit).toBeGreaterThanOrEqual(edge - 1);
      // The horizontal card with the name alone has its logo at the end of its last lines.
      if (front.composition === 'name' && front.layout === 'horizontal')
        expect(right < logo.left || top >= logo.bottom || bottom <= logo.top, element.dataset.fit).toBe(true);
      else expect(top, element.dataset.fit).toBeGreaterThanOrEqual(logo.bottom);
    }
  });

  it('prints no detail smaller than 5 points', () => {
    const { source } = drawFront(front, long);
    for (const text of source.node.querySelectorAll<HTMLElement>('[data-fit]'))
      expect(
        Number.parseFloat(getComputedStyle(text).fontSize) * 0.75,
        text.dataset.fit,
      ).toBeGreaterThanOrEqual(5);
  });

  it('aligns every line at the right if the name is right-to-left', () => {
    const { source } = drawFront(front, { ...long, name: 'נועה כהן', title: 'רכזת מיחזור' });
    const range = document.createRange();
    const ends = [...source.node.querySelectorAll<HTMLElement>('[data-fit]')].map((text) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const rights: number[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        rights.push(...[...range.getClientRects()].map(({ right }) => right));
      }
      return Math.max(...rights);
    });
    expect(ends.length).toBeGreaterThan(2);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(3);
  });

  it.each([
    'ada@daybreak.example',
    'maximiliana.featherstone@daybreak.example',
    'maximiliana-alexandrina.wolfeschlegel@second-life.daybreak.example',
  ])('breaks %s only at its @ and dots', (email) => {
    const { source, onTooLong } = drawFront(front, { ...long, email });
    expect(onTooLong).not.toHaveBeenCalled();
    const line = [...source.node.querySelectorAll<HTMLElement>('[dir="ltr"]')].find(
      ({ textContent }) => textContent === email,
    );
    for (const rest of linesIn(line as HTMLElement).slice(1)) expect(rest).toMatch(/^[@.]/);
  });

  it('makes an email address smaller before breaking it', () => {
    const email =
      front.layout === 'vertical' ? 'lukasz.lukasiewicz@daybreak.example' : 'ada.reyes@daybreak.example';
    const { source, onTooLong } = drawFront(front, { ...long, email });
    expect(onTooLong).not.toHaveBeenCalled();
    expect(linesIn(source.node.querySelector('[data-fit="email"]') as HTMLElement)).toContain(email);
  });

  it('reports an email address with a part that doesn’t fit, and doesn’t break that part', () => {
    const email = `${'maximiliana'.repeat(9)}@daybreak.example`;
    const { source, onTooLong } = drawFront(front, { ...long, email });
    expect(onTooLong).toHaveBeenLastCalledWith(['email']);
    expect(linesIn(source.node.querySelector('[data-fit="email"]') as HTMLElement)).toContain(
      'maximiliana'.repeat(9),
    );
  });

  it('reports a number that doesn’t fit, and doesn’t break it', () => {
    const phone =
      '+1 (512) 555-0142 extension 12345 or ask at the desk on the second floor of the recycling hall, behind gate 4';
    expect(drawFront(front, { ...long, phone }).onTooLong).toHaveBeenLastCalledWith(['email']);
  });

  it('reports a name that doesn’t fit', () => {
    expect(drawFront(front, { ...long, name: 'Name '.repeat(300) }).onTooLong).toHaveBeenLastCalledWith([
      'name',
    ]);
  });
});
