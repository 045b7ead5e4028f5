import { useState } from 'react';
import { type PinnedLink, pinLimits } from '../../../../backend/interfaces/Home.ts';
import { links } from '../messages.ts';
import { linkName, readAddress } from './linkAddress.ts';

const { dialog: messages } = links;

/** A link while it's being typed. */
export interface LinkRow {
  readonly id: number;
  readonly label: string;
  readonly address: string;
}
export type RowErrors = Readonly<Partial<Record<'label' | 'address', string>>>;

const isBlank = ({ label, address }: LinkRow) => !label.trim() && !address.trim();

/** Returns a row's errors. A blank row has none and isn't saved. */
function errorsOf(row: LinkRow): RowErrors {
  if (isBlank(row)) return {};
  const { label, address } = row;
  return {
    ...([...label.trim()].length > pinLimits.label ? { label: messages.labelLong(pinLimits.label) } : {}),
    ...(address.trim()
      ? readAddress(address, location.origin)
        ? {}
        : { address: messages.addressWrong }
      : { address: messages.addressMissing }),
  };
}

/** The links in the dialog, and functions that edit them. */
export function useLinkRows(links: readonly PinnedLink[]) {
  const [next, setNext] = useState(links.length + 1);
  const [rows, setRows] = useState<readonly LinkRow[]>(() =>
    links.length > 0
      ? links.map((link, id) => ({ id, ...link }))
      : [{ id: links.length, label: '', address: '' }],
  );
  const [rowErrors, setRowErrors] = useState<ReadonlyMap<number, RowErrors>>(new Map());

  return {
    rows,
    errorsOf: (id: number): RowErrors => rowErrors.get(id) ?? {},
    change(id: number, part: Partial<LinkRow>) {
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)));
      setRowErrors((before) => new Map([...before].filter(([each]) => each !== id)));
    },
    /** Returns the id of the new row. */
    add(): number {
      setRows((before) => [...before, { id: next, label: '', address: '' }]);
      setNext(next + 1);
      return next;
    },
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
    move: (id: number, step: -1 | 1) =>
      setRows((before) => {
        const at = before.findIndex((row) => row.id === id);
        const other = before[at + step];
        const row = before[at];
        if (!row || !other) return before;
        return before.map((each) => (each === row ? other : each === other ? row : each));
      }),
    /** Returns the links to save; undefined if there are errors, which their fields then show. */
    read(): readonly PinnedLink[] | undefined {
      const found = new Map(
        rows
          .map((row) => [row.id, errorsOf(row)] as const)
          .filter(([, errors]) => errors.label || errors.address),
      );
      setRowErrors(found);
      if (found.size > 0) return undefined;
      return rows.flatMap((row) => {
        const address = readAddress(row.address, location.origin);
        return address ? [{ label: row.label.trim() || linkName(address), address }] : [];
      });
    },
  };
}
