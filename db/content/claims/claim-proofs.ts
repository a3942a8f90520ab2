import type { Proof } from '../../../domain/content/claims/claims.ts';
import { storable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';

export async function findProofs(db: Database): Promise<Map<string, Proof>> {
  const rows = await db.selectFrom('claim_proofs').selectAll().execute();
  return new Map(
    rows.map(({ claim, is_none, ...proof }) => [claim, { ...proof, is_none: is_none === 1 }]),
  );
}

export async function saveProof(
  db: Database,
  claim: string,
  { is_none, ...proof }: Proof,
  by: string,
): Promise<void> {
  const changed = { changed_by: by, changed_at: new Date().toISOString() };
  const row = storable({ claim, ...proof, is_none: is_none ? 1 : 0, ...changed });
  await db
    .insertInto('claim_proofs')
    .values(row)
    .onConflict((conflict) => conflict.column('claim').doUpdateSet(row))
    .execute();
}
