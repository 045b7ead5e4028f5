import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Colleague } from '../../../backend/interfaces/People.ts';
import { detailNames, mapToRecord } from '../../../backend/interfaces/personDetails.ts';
import { buildTree, initiallyOpen, peopleWithReports, visibleRows } from './tree.ts';
import { findByPrefix, moveForKey } from './treeKeys.ts';

const someone = (id: string, managerId: string | null = null): Colleague => ({
  ...mapToRecord(detailNames, () => null),
  id,
  accountId: null,
  email: `${id}@daybreak.example`,
  firstName: id,
  photo: null,
  role: 'staff',
  isActive: true,
  managerId,
});
/** Max and Nia report to Ada; Sam reports to Max; Ivo has no manager and no reports. */
const company = [
  someone('ada'),
  someone('ivo'),
  someone('max', 'ada'),
  someone('nia', 'ada'),
  someone('sam', 'max'),
];
const tree = buildTree(company);
const rowsShown = (open: string[]) =>
  visibleRows(tree, new Set(open)).map(({ branch, level }) => `${level} ${branch.person.id}`);

describe('the tree', () => {
  it('has people who report to no one at the top', () => {
    expect(rowsShown([])).toEqual(['1 ada', '1 ivo']);
    expect(rowsShown(['ada'])).toEqual(['1 ada', '2 max', '2 nia', '1 ivo']);
    expect(rowsShown(['ada', 'max', 'sam'])).toEqual(['1 ada', '2 max', '3 sam', '2 nia', '1 ivo']);
    expect(tree.map(({ size }) => size)).toEqual([3, 0]);
    expect(peopleWithReports(tree)).toEqual(['ada', 'max']);
  });

  it('has people whose manager isn’t visible at the top', () => {
    expect(buildTree([someone('a', 'gone')]).map(({ person }) => person.id)).toEqual(['a']);
  });

  it('handles a chain of 20,000 managers', () => {
    const line = Array.from({ length: 20_000 }, (_, n) => someone(`p${n}`, n > 0 ? `p${n - 1}` : null));
    const long = buildTree(line);
    expect(long.map(({ size }) => size)).toEqual([19_999]);
    const open = peopleWithReports(long);
    expect(open).toHaveLength(19_999);
    expect(visibleRows(long, new Set(open)).at(-1)).toMatchObject({ level: 20_000, parent: 'p19998' });
    expect(initiallyOpen(long)).toEqual(new Set(['p0']));
  });

  it('gives each row its position among its siblings', () => {
    expect(
      visibleRows(tree, new Set(['ada'])).map(({ place, siblings, parent }) => [place, siblings, parent]),
    ).toEqual([
      [1, 2, undefined],
      [1, 2, 'ada'],
      [2, 2, 'ada'],
      [2, 2, undefined],
    ]);
  });

  it('opens fully for a small company, and to the second level for a large one', () => {
    expect([...initiallyOpen(tree)]).toEqual(['ada', 'max']);
    const largeCompany = [
      ...company,
      ...Array.from({ length: 60 }, (_, index) => someone(`p${index}`, 'sam')),
    ];
    expect([...initiallyOpen(buildTree(largeCompany))]).toEqual(['ada']);
  });

  it('has everyone exactly once, even with circular managers', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 29 })), { maxLength: 30 }), (managers) => {
        const people = managers.map((manager, index) =>
          someone(`p${index}`, manager === null ? null : `p${manager}`),
        );
        const branches = buildTree(people);
        const rows = visibleRows(branches, new Set(people.map(({ id }) => id)));
        expect(rows.map(({ branch }) => branch.person.id).sort()).toEqual(people.map(({ id }) => id).sort());
        expect(branches.reduce((sum, { size }) => sum + size + 1, 0)).toBe(people.length);
      }),
    );
  });
});

describe('a key', () => {
  const open = new Set(['ada']);
  const rows = visibleRows(tree, open);
  it.each([
    ['ArrowDown', 0, { focus: 'max' }],
    ['ArrowDown', 3, undefined],
    ['ArrowUp', 1, { focus: 'ada' }],
    ['ArrowUp', 0, undefined],
    ['Home', 3, { focus: 'ada' }],
    ['End', 0, { focus: 'ivo' }],
    ['ArrowRight', 0, { focus: 'max' }],
    ['ArrowRight', 1, { open: 'max' }],
    ['ArrowRight', 2, undefined],
    ['ArrowLeft', 0, { close: 'ada' }],
    ['ArrowLeft', 1, { focus: 'ada' }],
    ['ArrowLeft', 3, undefined],
    ['Enter', 2, { visit: 'nia' }],
    ['x', 0, undefined],
  ])('%s on row %i: %j', (key, at, move) => expect(moveForKey(key, rows, at, open)).toEqual(move));

  it.each([
    ['m', 0, 1],
    ['a', 0, 0],
    ['n', 3, 2],
    ['ma', 1, 1],
    ['A', 2, 0],
    ['z', 0, undefined],
  ])('of %j typed after row %i goes to %s', (typed, at, place) =>
    expect(findByPrefix(typed, ['ada', 'max', 'nia', 'ivo'], at)).toBe(place),
  );
});
