import { Select, Text } from '@daybreak/ui';
import { useState } from 'react';
import { AddPictures, Refusals } from '../images/AddPictures.tsx';
import type { PictureSource } from '../images/usePictures.ts';
import { columnSays } from './columnSays.ts';
import { fieldOf, type Mapping, type Target } from './columns.ts';
import type { DateOrder } from './dates.ts';
import type { RowsTable } from './readTable.ts';
import type { RowsPiece } from './rowFiles.ts';
import * as styles from './rows.css.ts';

/** A column with dates that can be read in two ways, and how it is read. */
export interface OpenDates {
  field: string;
  /** How the column is called. */
  column: string;
  order?: DateOrder;
}

interface ColumnsStepProps {
  table: RowsTable;
  targets: readonly Target[];
  mapping: Mapping;
  onMapping: (change: (mapping: Mapping) => Mapping) => void;
  piece: RowsPiece;
  pictures: PictureSource;
  openDates: readonly OpenDates[];
  onOrder: (field: string, order: DateOrder) => void;
}

const unused = 'none';
const orders = [
  { value: 'day', label: 'Day first: 03/04/2026 is April 3' },
  { value: 'month', label: 'Month first: 03/04/2026 is March 4' },
];

/** Which column fills what, with what its first cells say there. */
export function ColumnsStep({
  table,
  targets,
  mapping,
  onMapping,
  piece,
  pictures,
  openDates,
  onOrder,
}: ColumnsStepProps) {
  const { fields } = piece.designer;
  const fillsPictures = targets.some(
    ({ id }) => fields[fieldOf(id) ?? '']?.kind === 'picture' && mapping[id] !== undefined,
  );
  return (
    <>
      <div className={styles.columns}>
        {targets.map(({ id, label }) => {
          const field = fieldOf(id);
          const place = mapping[id];
          const dates = openDates.find((each) => each.field === field && place !== undefined);
          return (
            <div key={id} className={styles.column}>
              <Select
                label={label}
                value={String(place ?? unused)}
                hint={columnSays(table, place, piece, field, dates?.order)}
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
                  placeholder="Choose how they are written"
                  options={orders}
                  onValueChange={(order) => onOrder(dates.field, order as DateOrder)}
                />
              ) : null}
            </div>
          );
        })}
      </div>
      {fillsPictures ? <OwnPictures pictures={pictures} /> : null}
    </>
  );
}

/** Pictures that cells name by their files. */
function OwnPictures({ pictures: { images, add } }: Pick<ColumnsStepProps, 'pictures'>) {
  const [adding, setAdding] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  if (!add) return null;
  const take = async (files: readonly File[]) => {
    setAdding(true);
    try {
      setRefusals((await add(files)).refusals);
    } finally {
      setAdding(false);
    }
  };
  return (
    <div className={styles.step}>
      <div className={styles.actions}>
        <AddPictures busy={adding} onAdd={(files) => void take(files)} />
        <Text size="sm">
          {`A cell names a picture of yours by its file, or one of the brand by its name. ${
            images.length === 1 ? '1 picture of yours is' : `${images.length} pictures of yours are`
          } here.`}
        </Text>
      </div>
      <Refusals reasons={refusals} />
    </div>
  );
}
