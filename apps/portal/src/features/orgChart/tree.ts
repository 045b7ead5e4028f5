import type { Colleague } from '../../backend/People.ts';

/** Somebody in the tree of managers. */
export interface Branch {
  readonly person: Colleague;
  readonly reports: readonly Branch[];
  /** Everybody below. */
  readonly size: number;
}

/** A row of the tree as it is drawn. */
export interface TreeRow {
  readonly branch: Branch;
  /** From 1. */
  readonly level: number;
  /** From 1, among those who report to the same person. */
  readonly place: number;
  readonly siblings: number;
  /** The row of whom they report to; undefined at the top. */
  readonly parent: string | undefined;
}

/**
 * The tree of those who report to one another, each level in the order that is given. Whoever has no manager, or one who cannot be seen,
 * stands at the top. A circle, which the database does not let there be, stands there too, from whoever comes first.
 */
export function treeOf(people: readonly Colleague[]): Branch[] {
  const seen = new Map(people.map((person) => [person.id, person]));
  const reportsOf = new Map<string, Colleague[]>();
  const top: Colleague[] = [];
  for (const person of people) {
    const manager = person.managerId !== null && seen.has(person.managerId) ? person.managerId : undefined;
    if (manager === undefined) top.push(person);
    else {
      const reports = reportsOf.get(manager);
      if (reports) reports.push(person);
      else reportsOf.set(manager, [person]);
    }
  }
  const drawn = new Set<string>();
  /** Without recursion, here and below: a line of managers may be as long as the directory. */
  const branchOf = (first: Growing): Branch => {
    const all = [first];
    drawn.add(first.person.id);
    for (const { person, reports } of all) {
      for (const each of reportsOf.get(person.id) ?? []) {
        if (drawn.has(each.id)) continue;
        drawn.add(each.id);
        const report = { person: each, reports: [], size: 0 };
        reports.push(report);
        all.push(report);
      }
    }
    for (const branch of all.reverse())
      branch.size = branch.reports.reduce((sum, { size }) => sum + size + 1, 0);
    return first;
  };
  const start = (person: Colleague) => branchOf({ person, reports: [], size: 0 });
  const branches = top.map(start);
  for (const person of people) if (!drawn.has(person.id)) branches.push(start(person));
  return branches;
}

/** A branch while it grows. */
interface Growing {
  person: Colleague;
  reports: Growing[];
  size: number;
}

/** The rows that are in sight while these people's branches are open. */
export function rowsOf(branches: readonly Branch[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const rowsBelow = (siblings: readonly Branch[], level: number, parent: string | undefined): TreeRow[] =>
    siblings.map((branch, index) => ({ branch, level, place: index + 1, siblings: siblings.length, parent }));
  const next = rowsBelow(branches, 1, undefined).reverse();
  for (let row = next.pop(); row; row = next.pop()) {
    rows.push(row);
    const { id } = row.branch.person;
    if (open.has(id))
      for (const below of rowsBelow(row.branch.reports, row.level + 1, id).reverse()) next.push(below);
  }
  return rows;
}

/** Everybody who has somebody below. */
export function withReports(branches: readonly Branch[]): string[] {
  const all = [...branches];
  for (const { reports } of all) for (const report of reports) all.push(report);
  return all.filter(({ reports }) => reports.length > 0).map(({ person }) => person.id);
}

/** A company of up to this many people is shown whole; of a larger one, the two uppermost levels. */
const shownWhole = 60;

/** Whose branches are open when one arrives. */
export function openAtFirst(branches: readonly Branch[]): Set<string> {
  const everybody = branches.reduce((sum, { size }) => sum + size + 1, 0);
  return new Set(
    everybody <= shownWhole
      ? withReports(branches)
      : branches.filter(({ reports }) => reports.length > 0).map(({ person }) => person.id),
  );
}
