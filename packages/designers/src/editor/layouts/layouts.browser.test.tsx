import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Theme } from '../artwork/logos.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { Artboard } from '../preview/Artboard.tsx';
import type { Content, PieceContent } from './content.ts';
import { frameOf } from './frame/frame.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import { sizes } from './testing/sizes.ts';

// For any content on any artboard: no words over other words, over the logo, over a picture, or beyond the edge.

const themes: readonly Theme[] = ['white', 'blue', 'orange', 'image'];

// A gray pixel: these tests don't check what the picture shows.
const grey = 'data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const picture = { url: grey, alt: '', focus: { x: 0.5, y: 0.3 }, scale: 1 };
/** As wide as a logo gets, and dark on a transparent ground. */
const wideLogo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="100"><rect x="20" y="20" width="760" height="60"/></svg>';
const partner = { ...picture, url: wideLogo, alt: 'Partner' };
const foot = { field: 'foot', lines: ['www.daybreak.example', '(512) 555-0142  ·  hello@daybreak.example'] };
const event = (place: string) => ({
  date: '2027-09-22',
  time: '17:30',
  place: { field: 'place', text: place },
});
const words = (field: string, text: string) => ({ field, text });
const points = 'Glass: Covers the cells.\nAluminum: Frames the panel.\nSilicon: Turns light into current.';

const contents: Record<string, PieceContent> = {
  'a word': {
    headline: words('headline', '24 hours'),
    support: words('support', points),
    partner,
    foot,
    picture,
    event: event('Austin'),
  },
  usual: {
    headline: words('headline', 'Bring us your 80 retired panels'),
    support: words('support', 'We collect. We recycle. You get the proof, for every item on your list.'),
    action: words('action', 'Get a quote'),
    foot,
    picture,
    event: event('400 Horizon Way, Austin'),
  },
  'with a code and a partner': {
    headline: words('headline', 'Bring us your 80 retired panels'),
    support: words('support', 'We collect. We recycle. You get the proof, for every item on your list.'),
    link: 'https://www.daybreak.example/drop-off-day',
    partner,
    foot,
    picture,
    event: event('400 Horizon Way, Austin'),
  },
  long: {
    headline: words(
      'headline',
      'Second life for every panel, every inverter and all 12 batteries on every roof in the county from now on',
    ),
    support: words(
      'support',
      'Bring what you have taken down. We weigh it, list it and tell you where each part of it went. Ask us before you scrap a panel: nine tenths of it can be used again.',
    ),
    foot,
    picture,
    event: event('Daybreak recycling floor, gate 4, 400 Horizon Way, Austin'),
  },
  accented: {
    headline: words('headline', 'Última oportunidad: 30 paneles a Ávila, Ñuñoa y Århus'),
    support: words('support', 'Recogemos. Reciclamos. Usted recibe los documentos.'),
    foot,
    picture,
    event: event('Plaza Mayor, Ávila'),
  },
  'right to left': {
    headline: words('headline', 'לכל פאנל זריחה שנייה אחרי 25 שנים'),
    support: words('support', 'אוספים. ממחזרים. מתעדים כל פריט.'),
    foot,
    picture,
    event: event('אוסטין'),
  },
  'a long word': {
    headline: words('headline', 'Photovoltaikmodulwiederverwertung'),
    support: words('support', 'Donaudampfschifffahrt'),
    foot,
    picture,
  },
};

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
beforeAll(loadType);

interface Line {
  of: Element;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The lines of a text, limited to where its letters reach: one em around the middle, minus what no letter fills. */
function linesOf(element: HTMLElement): Line[] {
  const range = document.createRange();
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.flatMap((node) => {
    range.selectNodeContents(node);
    const em = Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return {
          of: element,
          text: node.data,
          left,
          right,
          top: middle - 0.34 * em,
          bottom: middle + 0.34 * em,
        };
      });
  });
}

const sidesOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });

const meet = (a: Omit<Line, 'of' | 'text'>, b: Omit<Line, 'of' | 'text'>) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const isDisc = (element: Element) => getComputedStyle(element).borderRadius === '50%';

/** Distance from a disc's center to the nearest (or farthest) point of a line, in multiples of the disc's radius. */
function distance(line: Line, disc: Element, which: 'nearest' | 'farthest'): number {
  const { left, right, top, bottom } = disc.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] =
    which === 'nearest'
      ? [Math.max(line.left - x, 0, x - line.right), Math.max(line.top - y, 0, y - line.bottom)]
      : [Math.max(x - line.left, line.right - x), Math.max(y - line.top, line.bottom - y)];
  return Math.hypot(dx, dy) / ((right - left) / 2);
}

/** Returns whether a line is on its own ground: a tag, or a disc that covers the picture. */
function hasGround(line: Line, slot: Element, artboard: Element): boolean {
  for (let part: Element | null = line.of; part && part.parentElement !== artboard; part = part.parentElement)
    if (getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)') return true;
  return [...artboard.querySelectorAll('div')].some(
    (part) =>
      isDisc(part) &&
      slot.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING &&
      distance(line, part, 'farthest') < 1,
  );
}

/** Everything that crops a slot, up to the artboard. */
const clipsOf = (slot: Element, artboard: Element): Element[] => {
  const parent = slot.parentElement;
  if (!parent || parent === artboard) return [];
  const { overflowX } = getComputedStyle(parent);
  return [...(overflowX === 'visible' ? [] : [parent]), ...clipsOf(parent, artboard)];
};

const within = (line: Line, part: Element) =>
  isDisc(part) ? distance(line, part, 'nearest') < 0.99 : meet(line, part.getBoundingClientRect());

/** Returns whether a line is on a picture: inside its rectangle, and inside everything that crops it. */
const onPicture = (line: Line, slot: Element, artboard: Element): boolean =>
  [slot, ...clipsOf(slot, artboard)].every((part) => within(line, part)) && !hasGround(line, slot, artboard);

async function faults(
  layout: Layout,
  said: PieceContent,
  size: (typeof sizes)[keyof typeof sizes],
  theme: Theme,
): Promise<string[]> {
  const side = { id: 'front', label: 'Front', size };
  const content: Content = { ...said, language: 'en-US' };
  let long: readonly string[] = [];
  const draw = () =>
    flushSync(() =>
      root.render(
        <Artboard
          side={side}
          onTooLong={(fields) => {
            long = fields;
          }}
        >
          <layout.Artwork content={content} frame={frameOf(side)} theme={theme} logo="primary" />
        </Artboard>,
      ),
    );
  flushSync(() => root.render(null));
  draw();
  const node = host.querySelector('[data-artboard]') as HTMLElement;
  if (content.partner) {
    await Promise.all(
      [...node.querySelectorAll<HTMLImageElement>('img:not([data-picture])')].map((logo) => logo.decode()),
    );
    draw();
  }
  const edge = node.getBoundingClientRect();
  const cut = side.size.bleed * (side.size.unit === 'in' ? 96 : 1);
  const trim = {
    left: edge.left + cut,
    right: edge.right - cut,
    top: edge.top + cut,
    bottom: edge.bottom - cut,
  };
  const texts = [...node.querySelectorAll<HTMLElement>('[data-fit]')];
  const lines = texts.flatMap(linesOf);
  const logos = [...node.querySelectorAll('img:not([data-picture])')].map((logo) => ({
    of: logo,
    text: 'a logo',
    ...sidesOf(logo.getBoundingClientRect()),
  }));
  const slots = [...node.querySelectorAll('[data-picture]')].map((image) => image.parentElement as Element);
  const codes = [...node.querySelectorAll('svg[role="img"]')].map((code) => ({
    of: code,
    text: 'the code',
    ...sidesOf(code.getBoundingClientRect()),
  }));
  return [
    ...long.map((field) => `${field} is too long`),
    ...lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.of !== line.of && meet(line, other))
        .map((other) => `“${line.text}” over “${other.text}”`),
    ),
    ...lines
      .filter((line) => logos.some((logo) => meet(line, logo)))
      .map(({ text }) => `“${text}” over the logo`),
    ...lines
      .filter((line) => codes.some((code) => meet(line, code)))
      .map(({ text }) => `“${text}” over the code`),
    ...[...lines, ...codes, ...(content.partner ? logos : [])]
      .filter((line) => slots.some((slot) => onPicture(line, slot, node)))
      .map(({ text }) => `“${text}” over the picture`),
    ...[...lines, ...codes, ...logos]
      .filter(
        ({ left, right, top, bottom }) =>
          left < trim.left || right > trim.right || top < trim.top || bottom > trim.bottom,
      )
      .map(({ text }) => `“${text}” beyond the edge`),
  ];
}

describe.each(layouts.map((layout) => [layout.label, layout as Layout] as const))('%s', (_label, layout) => {
  it('suits some of the contents, or all of them if it is the first layout', () => {
    const carried = Object.values(contents).filter(
      (said) => !layout.lacks?.({ ...said, language: 'en-US' }),
    ).length;
    const least = layout === layouts[0] ? Object.keys(contents).length : 1;
    expect(carried).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(sizes))('keeps any words apart on a %s', async (_size, size) => {
    // A list isn't an invitation: with a date as well, it may report that there's too much.
    const said = ['list', 'steps'].includes(layout.id) ? { event: undefined, action: undefined } : {};
    const found: string[] = [];
    for (const [name, whole] of Object.entries(contents)) {
      // Only printed pieces have a code or a partner.
      const content: Content = {
        ...whole,
        language: 'en-US',
        ...said,
        ...(size.unit === 'px' ? { partner: undefined } : {}),
      };
      if (layout.lacks?.(content) || (content.link && size.unit === 'px')) continue;
      for (const theme of themes)
        for (const fault of await faults(layout, content, size, theme))
          found.push(`${name}, ${theme}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
});
