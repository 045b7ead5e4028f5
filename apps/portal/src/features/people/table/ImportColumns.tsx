import {
  ColumnChoices,
  cellSample,
  dayInWords,
  readDate,
  type useTableColumns,
} from '@daybreak/designers/table';
import { Button, Stack } from '@daybreak/ui';
import { useState } from 'react';
import { dialog as messages } from './messages.ts';
import * as styles from './PeopleTable.css.ts';

type Columns = ReturnType<typeof useTableColumns>;

interface ImportColumnsProps {
  columns: Columns & { table: NonNullable<Columns['table']> };
  /** The text to show before there are any rows. */
  missingText: string | undefined;
}

/** The meaning of each column: as text if all are known, otherwise or on request as choices. */
export function ImportColumns({ columns, missingText }: ImportColumnsProps) {
  const { table, targets, mapping } = columns;
  const [isOpen, setIsOpen] = useState(false);
  const needsAnswer =
    missingText !== undefined || columns.heading !== undefined || columns.openDates.length > 0;
  const places = new Set(Object.values(mapping));
  const unused = table.headers.filter((_, place) => !places.has(place));
  const used = targets.filter(({ id }) => mapping[id] !== undefined).map(({ label }) => label);
  return (
    <Stack gap="3">
      {used.length > 0 ? <p className={styles.words}>{messages.used(used)}</p> : null}
      {unused.length > 0 ? <p className={styles.words}>{messages.unused(unused)}</p> : null}
      {table.remarks.map((remark) => (
        <p key={remark} className={styles.words}>
          {remark}
        </p>
      ))}
      {needsAnswer ? null : (
        <div>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {messages.columns}
          </Button>
        </div>
      )}
      {needsAnswer || isOpen ? (
        <ColumnChoices
          {...columns}
          saysOf={({ id, kind }, place, order) =>
            cellSample(
              table.rows,
              place,
              kind === 'date'
                ? (cell) => {
                    const read = readDate(cell);
                    const day = typeof read === 'object' && order ? read[order] : read;
                    if (typeof day === 'string') return { says: dayInWords(day) };
                    return { unread: day ? messages.whichDay : messages.notRead };
                  }
                : undefined,
            ) ?? (id === 'email' ? messages.emailHint : undefined)
          }
        />
      ) : null}
    </Stack>
  );
}
