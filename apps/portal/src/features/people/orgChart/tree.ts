import type { Colleague } from '../../../backend/interfaces/People.ts';

/** A person in the tree of managers. */
export interface Branch {
  readonly person: Colleague;
  readonly reports: readonly Branch[];
  /** Number of people below. */
  readonly size: number;
}

/** A row of the tree as drawn. */
export interface TreeRow {
  readonly branch: Branch;
  /** Depth, from 1. */
  readonly level: number;
  /** Position among those with the same manager, from 1. */
  readonly place: number;
  readonly siblings: number;
  /** Their manager's row; undefined at the top. */
  readonly parent: string | undefined;
}

/**
 * Builds the tree of managers and reports, each level in the given order. At the top are people without a visible
 * manager, and the first person of a circle, which the database doesn't allow.
 */
export function buildTree(people: readonly Colleague[]): Branch[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const reportsOf = new Map<string, Colleague[]>();
  const top: Colleague[] = [];
  for (const person of people) {
    const manager = person.managerId !== null && byId.has(person.managerId) ? person.managerId : undefined;
    if (manager === undefined) top.push(person);
    else {
      const reports = reportsOf.get(manager);
      if (reports) reports.push(person);
      else reportsOf.set(manager, [person]);
    }
  }
  const drawnIds = new Set<string>();
  /** Not recursive, here and below, because a chain of managers can be as long as the directory. */
  const branchOf = (first: Growing): Branch => {
    const all = [first];
    drawnIds.add(first.person.id);
    for (const { person, reports } of all) {
      for (const each of reportsOf.get(person.id) ?? []) {
        if (drawnIds.has(each.id)) continue;
        drawnIds.add(each.id);
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
  for (const person of people) if (!drawnIds.has(person.id)) branches.push(start(person));
  return branches;
}

/** A branch under construction. */
interface Growing {
  person: Colleague;
  reports: Growing[];
  size: number;
}

/** Returns the visible rows while these people's branches are open. */
export function visibleRows(branches: readonly Branch[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const rowsBelow = (siblings: readonly Branch[], level: number, parent: string | undefined): TreeRow[] =>
    siblings.map((branch, index) => ({ branch, level, place: index + 1, siblings: siblings.length, parent }));
  const next = rowsBelow(branches, 1, undefined).reverse();
  for (let row = next.pop(); row; row = next.pop()) {
    rows.push(row);
    const { id } = row.branch.person;
    if (open.has(id))
      for (const descendant of rowsBelow(row.branch.reports, row.level + 1, id).reverse())
        next.push(descendant);
  }
  return rows;
}

/** Returns everyone who has reports. */
export function peopleWithReports(branches: readonly Branch[]): string[] {
  const all = [...branches];
  for (const { reports } of all) for (const report of reports) all.push(report);
  return all.filter(({ reports }) => reports.length > 0).map(({ person }) => person.id);
}

/** Maximum people in a chart that opens fully. A larger one opens to the second level. */
const shownWhole = 60;

/** Returns the people whose branches are open at first. */
export function initiallyOpen(branches: readonly Branch[]): Set<string> {
  const total = branches.reduce((sum, { size }) => sum + size + 1, 0);
  return new Set(
    total <= shownWhole
      ? peopleWithReports(branches)
      : branches.filter(({ reports }) => reports.length > 0).map(({ person }) => person.id),
  );
}
