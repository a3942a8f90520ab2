import { Table, type TableProps } from '@mantine/core';
import styles from './row-table.module.css';

interface RowTableProps extends TableProps {
  /** Their heads by name; that of `actions` is for screen readers. */
  columns: Record<string, string>;
  /** Rows that are read, with links among their words. */
  isText?: boolean;
}

export function RowTable({ columns, isText, children, ...props }: RowTableProps) {
  return (
    <Table {...props} className={styles.table} data-text={isText || undefined}>
      <Table.Thead>
        <Table.Tr>
          {Object.entries(columns).map(([name, head]) => (
            <Table.Th key={name}>
              {name === 'actions' ? <span className="visuallyHidden">{head}</span> : head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}
