import type { ColumnDefinitionBuilder } from 'kysely';
import type { DatabaseKind } from '../open.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** The only switch between the databases: how an integer key counts up by itself. */
export function identityColumn(kind: DatabaseKind): Column {
  return kind === 'sqlite'
    ? (column) => column.primaryKey().autoIncrement()
    : (column) => column.primaryKey().generatedByDefaultAsIdentity();
}
