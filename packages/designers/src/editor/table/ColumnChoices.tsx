import { RadioGroup, Select, Text } from '@daybreak/ui';
import type { DateOrder } from './dates.ts';
import type { ReadTable } from './readTable.ts';
import * as styles from './table.css.ts';
import type { Mapping, Target } from './target.ts';
import type { OpenDates } from './useTableColumns.ts';

export interface ColumnChoicesProps {
  table: ReadTable;
  targets: readonly Target[];
  mapping: Mapping;
  onMapping: (change: (mapping: Mapping) => Mapping) => void;
  openDates: readonly OpenDates[];
  onOrder: (target: string, order: DateOrder) => void;
  heading: { isNamed: boolean | undefined } | undefined;
  onHeading: (isNamed: boolean) => void;
  /** Returns the first cells of a target's column as they're read. */
  saysOf: (target: Target, place: number | undefined, order: DateOrder | undefined) => string | undefined;
}

const unused = 'none';
const orders = [
  { value: 'day', label: 'Day first: 03/04/2026 is April 3' },
  { value: 'month', label: 'Month first: 03/04/2026 is March 4' },
];

/** The column for each target, with its first cells, and questions about the table that only the user can answer. */
export function ColumnChoices({
  table,
  targets,
  mapping,
  onMapping,
  openDates,
  onOrder,
  heading,
  onHeading,
  saysOf,
}: ColumnChoicesProps) {
  return (
    <>
      {heading ? (
        <>
          {heading.isNamed ? null : (
            <Text>
              {heading.isNamed === false
                ? "This table doesn't have headings. Choose what each column contains."
                : 'Does this table have headings?'}
            </Text>
          )}
          <RadioGroup
            label={`First row: ${table.heading === 'named' ? table.headers.join(' · ') : (table.rows[0] ?? []).join(' · ')}`}
            value={heading.isNamed === undefined ? '' : heading.isNamed ? 'names' : 'row'}
            onValueChange={(value) => onHeading(value === 'names')}
            options={[
              { value: 'row', label: 'The first row is data' },
              { value: 'names', label: 'The first row has headings' },
            ]}
          />
        </>
      ) : null}
      <div className={styles.columns}>
        {targets.map((target) => {
          const { id, label } = target;
          const place = mapping[id];
          const dates = openDates.find((each) => each.target === id);
          return (
            <div key={id} className={styles.column}>
              <Select
                label={label}
                value={String(place ?? unused)}
                hint={saysOf(target, place, dates?.order)}
                options={[
                  { value: unused, label: 'Not in this file' },
                  ...table.headers.map((header, index) => ({ value: String(index), label: header })),
                ]}
                onValueChange={(value) =>
                  onMapping(({ [id]: _before, ...others }) =>
                    value === unused ? others : { ...others, [id]: Number(value) },
                  )
                }
              />
              {dates ? (
                <Select
                  label={`Dates in “${dates.column}”`}
                  value={dates.order ?? ''}
                  placeholder="Choose the format"
                  options={orders}
                  onValueChange={(order) => onOrder(id, order as DateOrder)}
                />
              ) : null}
            </div>
          );
        })}
      </div>
    </>
  );
}
