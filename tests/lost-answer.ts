import type { Database } from '../db/open.ts';

/** The next transaction commits, and its answer is lost on the way. */
export function loseNextAnswer(db: Database): void {
  const begin = db.transaction;
  db.transaction = () => {
    db.transaction = begin;
    const transaction = begin.call(db);
    const { execute } = transaction;
    transaction.execute = async (work) => {
      await execute.call(transaction, work);
      throw new Error('Connection terminated unexpectedly');
    };
    return transaction;
  };
}
