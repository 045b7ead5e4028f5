import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, Row, Sentence, Text } from '@daybreak/ui';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FindingList } from '../../download/Findings.tsx';
import type { PictureSource } from '../../images/usePictures.ts';
import * as styles from '../batch.css.ts';
import type { BatchPiece } from '../batchFiles.ts';
import { labelOf, type PersonRow, rank } from '../people.ts';
import { OneRow } from './OneRow.tsx';

export interface RowListProps {
  rows: readonly PersonRow[];
  findings: ReadonlyMap<number, readonly PreflightFinding[]>;
  piece: BatchPiece;
  pictures: PictureSource;
  shownRow: number | undefined;
  onShow: (number: number) => void;
  onEdit: (number: number, change: (row: PersonRow) => PersonRow) => void;
  onLeaveOut: (number: number, leftOut: boolean) => void;
}

/** The number of rows shown at first; more are shown on request. */
const atOnce = 50;
const noFindings: readonly PreflightFinding[] = [];

/** Rows with their findings, worst first, next to one row's piece and cells. */
export function RowList({
  rows,
  findings,
  piece,
  pictures,
  shownRow,
  onShow,
  onEdit,
  onLeaveOut,
}: RowListProps) {
  const [most, setMost] = useState(atOnce);
  const ordered = useMemo(
    () =>
      rows
        .map((row) => ({ row, found: findings.get(row.number) ?? noFindings }))
        .sort(
          (a, b) =>
            Number(a.row.leftOut ?? false) - Number(b.row.leftOut ?? false) ||
            rank(a.found) - rank(b.found) ||
            a.row.number - b.row.number,
        ),
    [rows, findings],
  );
  const rowPanel = useRef<HTMLElement>(null);
  /** Shows a row, which is below the list on a phone. */
  const show = (number: number) => {
    flushSync(() => onShow(number));
    const section = rowPanel.current;
    if (!section || section.getBoundingClientRect().top < innerHeight / 2) return;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  const one = rows.find(({ number }) => number === shownRow);
  return (
    <div className={styles.twoColumns}>
      <div className={styles.step}>
        <ul className={styles.list} aria-label="Rows, most serious problems first">
          {ordered.slice(0, most).map(({ row, found }) => (
            <li key={row.number} className={styles.row}>
              <strong>
                <Sentence verbatim={[labelOf(row)]}>{`${row.number}. ${labelOf(row) || 'No name'}`}</Sentence>
              </strong>
              {row.leftOut ? (
                <Text size="sm">Skipped.</Text>
              ) : found.length > 0 ? (
                <FindingList findings={found} />
              ) : null}
              <Row gap="2" wrap>
                <Button
                  size="small"
                  aria-pressed={row.number === shownRow}
                  aria-label={`Show row ${row.number}`}
                  onClick={() => show(row.number)}
                >
                  Show
                </Button>
                <Button
                  size="small"
                  aria-label={`${row.leftOut ? 'Include' : 'Skip'} row ${row.number}`}
                  onClick={() => onLeaveOut(row.number, !row.leftOut)}
                >
                  {row.leftOut ? 'Include' : 'Skip'}
                </Button>
              </Row>
            </li>
          ))}
        </ul>
        {ordered.length > most ? (
          <Button onClick={() => setMost(most + atOnce)}>{`Show ${ordered.length - most} more rows`}</Button>
        ) : null}
      </div>
      {one ? <OneRow ref={rowPanel} row={one} piece={piece} pictures={pictures} onEdit={onEdit} /> : null}
    </div>
  );
}
