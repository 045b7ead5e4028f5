import { Table, type TableColumn, VisuallyHidden } from '@daybreak/ui';
import * as styles from './ListTable.css.ts';

interface ListTableProps<Row> {
  /** For screen readers. Sighted users see the heading above. */
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A page's or dialog's table below the heading that names it. */
export const ListTable = <Row,>({ caption, ...rest }: ListTableProps<Row>) => (
  <Table caption={<VisuallyHidden>{caption}</VisuallyHidden>} className={styles.table} {...rest} />
);
