import '@daybreak/brand/styles.css';
import type { ExportSource } from '@daybreak/print';
import jsQr from 'jsqr';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { bleedOf } from '../../../../print/src/artworkCopy.ts';
import { businessCardFields } from '../../designers/businessCard/businessCard.fields.ts';
import { businessCard } from '../../designers/businessCard/businessCard.ts';
import { contactCard } from '../../designers/businessCard/contactCode.ts';
import { inspectPiece } from '../download/inspectPiece.ts';
import { newDraft } from '../drafts/draft.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { matched } from '../table/columns.ts';
import { personTargets } from '../table/personTargets.ts';
import { readTable } from '../table/readTable.ts';
import { peopleOf } from './people.ts';

/**
 * The number of rows with real and pasted names, titles and addresses, up to the form's limit. `VITE_EVERY_NAME=1`
 * tries more.
 */
const rowsOfARun = import.meta.env.VITE_EVERY_NAME ? 600 : 32;

/** Returns a generator of reproducible random numbers (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const parts = [
  ...['Ada', 'Li', 'Maximiliane', 'Featherstonehaugh-Cholmondeley', 'Wolfeschlegelsteinhausenbergerdorff'],
  ...[
    'O’Connor',
    "D'Angelo",
    '"Red"',
    '„Rot“',
    '«Rouge»',
    '“Quote',
    'Jr.,',
    '(Interim)',
    'A;B',
    'C,D',
    '=1+1',
    '@home',
  ],
  ...[
    'Zoë',
    'Ångström',
    'Łukasz',
    'Nguyễn',
    'Đặng',
    'Ş̌',
    'e\u0301\u0323',
    'Q̃',
    'ß',
    'ĳ',
    'WWWWWWWW',
    'iiiiiiii',
    'MMMM',
  ],
  ...[
    'Ольга',
    'Объёмова',
    'Ελένη',
    'נועה',
    'כהן',
    'شروق',
    'محمد',
    'प्रिया',
    'क्षमता',
    'น้ำฝน',
    '山田',
    '太郎',
    '王',
    '김서연',
    '直骨角',
  ],
  ...[
    'von und zu',
    'Ph.D.',
    '1.',
    '&',
    '/',
    '–',
    '\u00a0',
    '\u200d',
    '\u202eabc',
    'x\ty',
    'two\nlines',
    '9 800',
    '+49',
  ],
];

function words(random: () => number, longest: number): string {
  // Most are as long as real people's, some as long as the form allows.
  const length = random() < 0.7 ? 4 + random() * 40 : random() * longest;
  let text = '';
  while (text.length < length) {
    const glue = random() < 0.12 ? '' : ' ';
    text += (text ? glue : '') + (parts[Math.floor(random() * parts.length)] ?? '');
  }
  return text.slice(0, Math.round(length));
}

const headers = ['Name', 'Title', 'Email', 'Phone'];

/** Random people, after they were written to a table and read back. */
function people(seed: number, count: number) {
  const random = numbers(seed);
  const cells = Array.from({ length: count }, () => [
    words(random, 200),
    words(random, 200),
    random() < 0.5 ? '' : `${words(random, 90).replaceAll(/\s/g, '.')}@daybreak.example`,
    random() < 0.5 ? '' : `+1 ${Math.floor(random() * 1e10)}`,
  ]);
  const text = Papa.unparse(
    { fields: headers, data: cells },
    { delimiter: random() < 0.5 ? ';' : ',', quotes: true },
  );
  const table = readTable(new TextEncoder().encode(`\ufeff${text}`));
  expect(table.rows).toHaveLength(count);
  return peopleOf(table, matched(table.headers, personTargets));
}

/** The most a line may extend past its room, in ems. Letters stay inside, because lines are taller than letters. */
const overhang = 0.25;

type Line = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** The lines of a text as the browser drew them, at their set height. */
function linesOf(text: HTMLElement): Line[] {
  const half = Number.parseFloat(getComputedStyle(text).lineHeight) / 2;
  const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Line[] = [];
  while (walk.nextNode()) {
    range.selectNodeContents(walk.currentNode);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (width > 0.5) lines.push({ left, right, top: middle - half, bottom: middle + half });
    }
  }
  return lines;
}

/** The texts that the browser drew partly outside their room, outside the card or over another text. */
function astray({ node, side }: ExportSource): string[] {
  const board = node.getBoundingClientRect();
  const bleed = bleedOf(side.size);
  const drawn = [...node.querySelectorAll<HTMLElement>('[data-fit]')].map((text) => {
    return {
      name: text.dataset.fit ?? '',
      em: Number.parseFloat(getComputedStyle(text).fontSize),
      room: (text.closest('[data-flow]') ?? text).getBoundingClientRect(),
      lines: linesOf(text),
    };
  });
  return drawn.flatMap(({ name, em, room, lines }) => {
    const reach = overhang * em + 0.1;
    const isOut = lines.some(
      (line) =>
        line.left < room.left - 1.5 ||
        line.right > room.right + 1.5 ||
        line.top < room.top - reach ||
        line.bottom > room.bottom + reach ||
        line.left < board.left + bleed ||
        line.right > board.right - bleed ||
        line.top < board.top + bleed - reach ||
        line.bottom > board.bottom - bleed + reach,
    );
    const isOver = drawn.some(
      (other) =>
        other.name !== name &&
        other.lines.some((one) =>
          lines.some(
            (line) =>
              Math.min(line.right, one.right) - Math.max(line.left, one.left) > 1 &&
              Math.min(line.bottom, one.bottom) - Math.max(line.top, one.top) > overhang * (em + other.em),
          ),
        ),
    );
    return isOut || isOver ? [name] : [];
  });
}

/** Reads a drawn card's code with another program. */
function scanned({ node }: ExportSource): string | undefined {
  const svg = node.querySelector<SVGElement>('svg[role="img"]');
  const side = Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * 6;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(6, 6);
  context.fillStyle = '#000';
  context.fill(new Path2D(svg?.querySelector('path')?.getAttribute('d') ?? ''));
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const bytes = jsQr(data, width, height)?.binaryData;
  return bytes && new TextDecoder().decode(Uint8Array.from(bytes));
}

const layouts = { across: 'horizontal', upright: 'vertical' };
/** The number of tests that share a run's rows, each with long and short names. */
const groups = 2;
const groupsOfRows = Object.keys(layouts).flatMap((name) =>
  Array.from({ length: groups }, (_, group) => [name as keyof typeof layouts, group + 1] as const),
);

it.each(groupsOfRows)(
  'reports every name cut off on cards %s, and gives each row its own code: group %d of the rows',
  async (name, group) => {
    const layout = layouts[name];
    const draft = { ...newDraft(businessCardFields), layout } as ReturnType<
      typeof newDraft<typeof businessCardFields>
    >;
    const lengthOf = ({ user }: { user: { name: string; title: string } }) =>
      user.name.length + user.title.length;
    const rows = people(layout.length, rowsOfARun)
      .sort((one, other) => lengthOf(other) - lengthOf(one))
      .filter((_, index) => index % groups === group - 1);
    expect(rows).toHaveLength(rowsOfARun / groups);
    const outcomes: Record<'flagged' | 'measured', string[]> = { flagged: [], measured: [] };
    for (const { number, user } of rows) {
      const data = { user, images: [] };
      await withOffscreenPiece(businessCard, draft, data, async (sources, tooLong) => {
        const found = await inspectPiece({ designer: businessCard, draft, data, sources, tooLong });
        const who = `${number}: ${JSON.stringify(user)}`;
        const isLong = ({ level, says }: { level: string; says: string }) =>
          level === 'error' && says.includes('too long');
        if (found({ format: 'pdf' }).some(isLong)) outcomes.flagged.push(who);
        if (sources.flatMap(astray).length > 0) outcomes.measured.push(who);
        const [, back] = sources;
        expect(back && scanned(back), who).toBe(contactCard(user));
      });
    }
    expect(outcomes.measured).toEqual(outcomes.flagged);
    // Otherwise nothing was tried.
    expect(outcomes.flagged.length).toBeGreaterThan(0);
    expect(outcomes.flagged.length).toBeLessThan(rows.length / 2);
  },
);
