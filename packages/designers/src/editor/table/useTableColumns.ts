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
  source?: ReadTable;
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
 * @param allTargets all possible targets
 * @param askedFor returns the targets that a mapping asks for
 */
export function useTableColumns(
  allTargets: readonly Target[],
  askedFor: (mapping: Mapping) => readonly Target[] = () => allTargets,
) {
  const [state, setState] = useState<Chosen>(nothing);
  const { source, table, mapping, orders, isHeadingSaid } = state;
  const targets = useMemo(() => askedFor(mapping), [askedFor, mapping]);
  // A column stays with its target while another choice hides it.
  const usedTargets = useMemo(
    (): Mapping =>
      Object.fromEntries(Object.entries(mapping).filter(([id]) => targets.some((each) => each.id === id))),
    [mapping, targets],
  );
  const openDates = useMemo(
    () =>
      targets.flatMap(({ id, kind }): OpenDates[] => {
        const place = usedTargets[id];
        if (!table || place === undefined || kind !== 'date') return [];
        const { open, order = undefined } = orderOf(table.rows.map((cells) => cells[place] ?? ''));
        const chosenOrder = orders[id] ?? order;
        return open
          ? [
              {
                target: id,
                column: table.headers[place] ?? '',
                ...(chosenOrder ? { order: chosenOrder } : {}),
              },
            ]
          : [];
      }),
    [usedTargets, table, targets, orders],
  );
  const adoptTable = (next: ReadTable, from: ReadTable, isHeadingSaid: boolean) =>
    setState({
      source: from,
      table: next,
      mapping: mappingFor(next, allTargets),
      orders: {},
      isHeadingSaid,
    });
  const undecided = openDates.find(({ order }) => !order);
  return {
    table,
    targets,
    mapping: usedTargets,
    openDates,
    onMapping: (change: (mapping: Mapping) => Mapping) =>
      setState((current) => ({ ...current, mapping: change(current.mapping) })),
    onOrder: (target: string, order: DateOrder) =>
      setState((current) => ({ ...current, orders: { ...current.orders, [target]: order } })),
    /**
     * The answer to whether the first row names the columns, if the user has to say so or the guess may be wrong;
     * `undefined` inside: not answered yet.
     */
    heading:
      source && source.heading !== 'named' && source.rows.length > 1
        ? { isNamed: isHeadingSaid ? table !== source : undefined }
        : undefined,
    onHeading: (isNamed: boolean) => {
      if (source) adoptTable(isNamed ? namedByFirstRow(source) : source, source, true);
    },
    /** Takes a table that was just chosen. */
    begin: (next: ReadTable) => {
      const namedTable = next.heading === 'open' && next.rows.length > 1 ? namedByFirstRow(next) : undefined;
      if (namedTable && storedMapping(namedTable.headers, allTargets)) adoptTable(namedTable, next, true);
      else adoptTable(next, next, next.heading !== 'open' || next.rows.length < 2);
    },
    forget: () => setState(nothing),
    /** The reason why there are no rows yet. */
    missing: !isHeadingSaid
      ? 'Choose whether the first row has headings.'
      : undecided && `Choose a date format for “${undecided.column}” first.`,
    /** Remembers the columns for the next table with these headings. */
    keep: () => {
      if (table?.heading === 'named') saveMapping(table.headers, usedTargets, allTargets);
    },
    /** A cell with its date in its column's order. */
    takeIn: (target: string, cell: string) =>
      targets.some(({ id, kind }) => id === target && kind === 'date')
        ? inOrder(cell, openDates.find((each) => each.target === target)?.order)
        : cell,
  };
}
