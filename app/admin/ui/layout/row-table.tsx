import { Table, type TableProps } from '@mantine/core';
import styles from './row-table.module.css';

interface RowTableProps extends TableProps {
  /** Rows that are read, with links among their words. */
  isText?: boolean;
}

/** A table whose rows are cards on phones. */
export function RowTable({ isText, ...props }: RowTableProps) {
  return <Table {...props} className={styles.table} data-text={isText || undefined} />;
}
