import { Button, Heading, Text, TextArea, TextField } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import type { PreflightFinding } from '../export/preflight/rules.ts';
import type { DetailName } from '../userDetails/userDetails.ts';
import { Artboard } from '../workbench/Artboard.tsx';
import { FindingList } from '../workbench/download/Findings.tsx';
import { labelOf, type PersonRow, rank } from './people.ts';
import { briefOf, draftOf, type RowsPiece } from './rowFiles.ts';
import * as styles from './rows.css.ts';

interface RowListProps {
  rows: readonly PersonRow[];
  findings: ReadonlyMap<number, readonly PreflightFinding[]>;
  piece: RowsPiece;
  shown: number | undefined;
  onShow: (number: number) => void;
  onEdit: (number: number, change: (row: PersonRow) => PersonRow) => void;
  onLeaveOut: (number: number, leftOut: boolean) => void;
}

/** More are drawn when they are asked for. */
const atOnce = 50;
const cells = { name: 'Full name', title: 'Job title', email: 'Email', phone: 'Phone' } as const;
const none: readonly PreflightFinding[] = [];

/** Rows with what was found, worst first, and beside them the piece of one with its cells. */
export function RowList({ rows, findings, piece, shown, onShow, onEdit, onLeaveOut }: RowListProps) {
  const [most, setMost] = useState(atOnce);
  const ordered = useMemo(
    () =>
      rows
        .map((row) => ({ row, found: findings.get(row.number) ?? none }))
        .sort(
          (a, b) =>
            Number(a.row.leftOut ?? false) - Number(b.row.leftOut ?? false) ||
            rank(a.found) - rank(b.found) ||
            a.row.number - b.row.number,
        ),
    [rows, findings],
  );
  const one = rows.find(({ number }) => number === shown);
  return (
    <div className={styles.twoColumns}>
      <div className={styles.step}>
        <ul className={styles.list} aria-label="Rows, worst first">
          {ordered.slice(0, most).map(({ row, found }) => (
            <li key={row.number} className={styles.row}>
              <strong>{`${row.number}. ${labelOf(row) || 'No name'}`}</strong>
              {row.leftOut ? (
                <Text size="sm">Left out.</Text>
              ) : found.length > 0 ? (
                <FindingList findings={found} />
              ) : null}
              <div className={styles.actions}>
                <Button
                  size="small"
                  aria-pressed={row.number === shown}
                  aria-label={`Show row ${row.number}`}
                  onClick={() => onShow(row.number)}
                >
                  Show
                </Button>
                <Button
                  size="small"
                  aria-label={`${row.leftOut ? 'Put back' : 'Leave out'} row ${row.number}`}
                  onClick={() => onLeaveOut(row.number, !row.leftOut)}
                >
                  {row.leftOut ? 'Put back' : 'Leave out'}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {ordered.length > most ? (
          <Button onClick={() => setMost(most + atOnce)}>
            {`Show more: ${ordered.length - most} rows are left`}
          </Button>
        ) : null}
      </div>
      {one ? <OneRow row={one} piece={piece} onEdit={onEdit} /> : null}
    </div>
  );
}

const sizes = [180, 260, 380, 560, 820, 1200];

function OneRow({ row, piece, onEdit }: Pick<RowListProps, 'piece' | 'onEdit'> & { row: PersonRow }) {
  const [size, setSize] = useState(1);
  const { designer } = piece;
  const brief = useMemo(() => briefOf(row, piece), [row, piece]);
  const draft = useMemo(() => draftOf(row, piece), [row, piece]);
  const box = { width: sizes[size] ?? 260, height: sizes[size] ?? 260 };
  return (
    <section className={styles.beside} aria-label={`Row ${row.number}`}>
      <Heading level={3} size="sm">
        {`Row ${row.number}`}
      </Heading>
      <div className={styles.pieces}>
        {designer.artboards(draft).map((side) => (
          <Artboard key={side.id} side={side} within={box}>
            <designer.Artwork draft={draft} brief={brief} side={side} />
          </Artboard>
        ))}
      </div>
      <div className={styles.actions}>
        <Button size="small" disabled={size === 0} onClick={() => setSize(size - 1)}>
          Smaller
        </Button>
        <Button size="small" disabled={size === sizes.length - 1} onClick={() => setSize(size + 1)}>
          Larger
        </Button>
      </div>
      <div className={styles.columns}>
        {Object.entries(cells).map(([detail, label]) => (
          <TextField
            key={detail}
            label={label}
            value={row.user[detail as DetailName]}
            onChange={({ target }) =>
              onEdit(row.number, (now) => ({ ...now, user: { ...now.user, [detail]: target.value } }))
            }
          />
        ))}
        {Object.entries(row.texts ?? {}).map(([field, text]) => {
          const cell = {
            label: designer.fields[field]?.label ?? field,
            value: text,
            onChange: ({ target }: { target: { value: string } }) =>
              onEdit(row.number, (now) => ({ ...now, texts: { ...now.texts, [field]: target.value } })),
          };
          return designer.fields[field]?.kind === 'lines' ? (
            <TextArea key={field} {...cell} />
          ) : (
            <TextField key={field} {...cell} />
          );
        })}
      </div>
    </section>
  );
}
