import type { DeleteResult, InsertResult, SelectQueryBuilder, UpdateResult } from 'kysely';

export async function countRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ count: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Change {
  executeTakeFirstOrThrow(): Promise<UpdateResult | DeleteResult | InsertResult>;
}

export async function countChanged(change: Change): Promise<number> {
  const result = await change.executeTakeFirstOrThrow();
  if ('numUpdatedRows' in result) return Number(result.numUpdatedRows);
  if ('numDeletedRows' in result) return Number(result.numDeletedRows);
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

export async function hasChanged(change: Change): Promise<boolean> {
  return (await countChanged(change)) > 0;
}
