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
    else reportsOf.set(manager, [...(reportsOf.get(manager) ?? []), person]);
  }
  const drawn = new Set<string>();
  const branchOf = (person: Colleague): Branch => {
    drawn.add(person.id);
    const reports: Branch[] = [];
    for (const each of reportsOf.get(person.id) ?? []) if (!drawn.has(each.id)) reports.push(branchOf(each));
    return { person, reports, size: reports.reduce((sum, { size }) => sum + size + 1, 0) };
  };
  const branches = top.map(branchOf);
  for (const person of people) if (!drawn.has(person.id)) branches.push(branchOf(person));
  return branches;
}

/** The rows that are in sight while these people's branches are open. */
export function rowsOf(branches: readonly Branch[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly Branch[], level: number, parent: string | undefined) => {
    siblings.forEach((branch, index) => {
      rows.push({ branch, level, place: index + 1, siblings: siblings.length, parent });
      if (open.has(branch.person.id)) add(branch.reports, level + 1, branch.person.id);
    });
  };
  add(branches, 1, undefined);
  return rows;
}

/** Everybody who has somebody below. */
export const withReports = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ person, reports }) => (reports.length > 0 ? [person.id, ...withReports(reports)] : []));

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
