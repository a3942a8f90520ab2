import { Table, type TableProps } from '@mantine/core';
import styles from './row-table.module.css';

/** A table whose rows are cards on phones. */
export function RowTable(props: TableProps) {
  return <Table {...props} className={styles.table} />;
}
