import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
}

/** A table. On a phone, each row becomes a short list of headers and values. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  className,
  ...rest
}: TableProps<Row>) => (
  <div {...rest} className={classNames(styles.frame, className)}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ id, header, align = 'start' }) => (
            <th key={id} scope="col" className={classNames(styles.cell, styles.align[align])}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row}>
            {columns.map(({ id, header, align = 'start', cell }) => (
              <td key={id} data-header={header} className={classNames(styles.cell, styles.align[align])}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 ? <div className={styles.empty}>{empty ?? 'Nothing here yet.'}</div> : null}
  </div>
);
