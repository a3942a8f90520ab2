import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type PublishingStatus, publicStatus } from '../../domain/content/publishing.ts';

const row = expressionBuilder<{ row: { status: PublishingStatus } }, 'row'>();

/** The rows that anonymous readers may see: the meaning of domain/content/publishing.ts as a condition. */
export const isPublished: Expression<SqlBool> = row('status', '=', publicStatus);

/** Which rows a reader gets: an administrator also the drafts. */
export interface Visibility {
  drafts: boolean;
}
