import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type PublishingStatus, publicStatus } from '../../../domain/content/publishing.ts';

const row = expressionBuilder<{ row: { status: PublishingStatus } }, 'row'>();

/** domain/content/publishing.ts as a condition. */
export const isPublished: Expression<SqlBool> = row('status', '=', publicStatus);

export interface Visibility {
  drafts: boolean;
}
