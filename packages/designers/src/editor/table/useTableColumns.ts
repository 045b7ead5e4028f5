import { useMemo, useState } from 'react';
import { mappingFor, saveMapping, storedMapping } from './columns.ts';
import { type DateOrder, inOrder, orderOf } from './dates.ts';
import { namedByFirstRow, type ReadTable } from './readTable.ts';
import type { Mapping, Target } from './target.ts';

/** A column with ambiguous dates, and how they're read. */
export interface OpenDates {
  target: string;
  /** The column's name. */
  column: string;
  order?: DateOrder;
}

interface Chosen {
  given?: ReadTable;
  table?: ReadTable;
  mapping: Mapping;
  orders: Readonly<Partial<Record<string, DateOrder>>>;
  /** True if the user said what the first row is, or it's clear from the row itself. */
  isHeadingSaid: boolean;
}

const nothing: Chosen = { mapping: {}, orders: {}, isHeadingSaid: true };

/**
 * The columns of a table: their targets, the order of their dates, and the questions to answer before it has rows.
 *
 * @param every all possible targets
 * @param askedFor returns the targets that a mapping asks for
 */
export function useTableColumns(
  every: readonly Target[],
  askedFor: (mapping: Mapping) => readonly Target[] = () => every,
) {
  const [chosen, setChosen] = useState<Chosen>(nothing);
  const { given, table, mapping, orders, isHeadingSaid } = chosen;
  const targets = useMemo(() => askedFor(mapping), [askedFor, mapping]);
  // A column stays with its target while another choice hides it.
  const used = useMemo(
    (): Mapping =>
      Object.fromEntries(Object.entries(mapping).filter(([id]) => targets.some((each) => each.id === id))),
    [mapping, targets],
  );
  const openDates = useMemo(
    () =>
      targets.flatMap(({ id, kind }): OpenDates[] => {
        const place = used[id];
        if (!table || place === undefined || kind !== 'date') return [];
        const { open, order = undefined } = orderOf(table.rows.map((cells) => cells[place] ?? ''));
        const stated = orders[id] ?? order;
        return open
          ? [{ target: id, column: table.headers[place] ?? '', ...(stated ? { order: stated } : {}) }]
          : [];
      }),
    [used, table, targets, orders],
  );
  const take = (next: ReadTable, from: ReadTable, isSaid: boolean) =>
    setChosen({
      given: from,
      table: next,
      mapping: mappingFor(next, every),
      orders: {},
      isHeadingSaid: isSaid,
    });
  const unsaid = openDates.find(({ order }) => !order);
  return {
    table,
    targets,
    mapping: used,
    openDates,
    onMapping: (change: (mapping: Mapping) => Mapping) =>
      setChosen((now) => ({ ...now, mapping: change(now.mapping) })),
    onOrder: (target: string, order: DateOrder) =>
      setChosen((now) => ({ ...now, orders: { ...now.orders, [target]: order } })),
    /**
     * The answer to whether the first row names the columns, if the user has to say so or the guess may be wrong;
     * `undefined` inside: not answered yet.
     */
    heading:
      given && given.heading !== 'named' && given.rows.length > 1
        ? { isNamed: isHeadingSaid ? table !== given : undefined }
        : undefined,
    onHeading: (isNamed: boolean) => {
      if (given) take(isNamed ? namedByFirstRow(given) : given, given, true);
    },
    /** Takes a table that was just chosen. */
    begin: (next: ReadTable) => {
      const named = next.heading === 'open' && next.rows.length > 1 ? namedByFirstRow(next) : undefined;
      if (named && storedMapping(named.headers, every)) take(named, next, true);
      else take(next, next, next.heading !== 'open' || next.rows.length < 2);
    },
    forget: () => setChosen(nothing),
    /** The reason why there are no rows yet. */
    missing: !isHeadingSaid
      ? 'Choose whether the first row has headings.'
      : unsaid && `Choose a date format for “${unsaid.column}” first.`,
    /** Remembers the columns for the next table with these headings. */
    keep: () => {
      if (table?.heading === 'named') saveMapping(table.headers, used, every);
    },
    /** A cell with its date in its column's order. */
    takeIn: (target: string, cell: string) =>
      targets.some(({ id, kind }) => id === target && kind === 'date')
        ? inOrder(cell, openDates.find((each) => each.target === target)?.order)
        : cell,
  };
}
