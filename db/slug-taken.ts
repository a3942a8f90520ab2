/** An address that another page has already; the message is a sentence for the editor. */
export class SlugTaken extends Error {}

/** SQLite's extended result code and Postgres's SQLSTATE of a broken unique index. */
const sqliteUnique = 2067;
const postgresUnique = '23505';

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('errcode' in error && error.errcode === sqliteUnique) ||
    ('code' in error && error.code === postgresUnique)
  );
}

/** Waits for a write whose only unique column besides its key is the slug. @throws {SlugTaken} */
export async function orSlugTaken<T>(address: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new SlugTaken(
      `The address ${address} is already taken by another page. Please choose another Slug URL.`,
    );
  }
}
