import { expect, test } from 'vitest';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { hour } from '../../../domain/durations.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertItem, updateItem } from '../change-items.ts';
import { setWaiting } from '../publishing/drafts.ts';
import { recordPresence } from './presence.ts';
import { restoreFromTrash } from './restore.ts';
import { trashUntouched } from './untouched.ts';

describeOnBothDatabases('empty case studies', ({ open }) => {
  test('R-7-04 go to the trash after a day, unless somebody touched them', async () => {
    const { db } = await open();
    const now = Date.now();
    const make = async (fields = {}) => (await insertItem(db, caseStudyKind, fields))._id;
    const untouched = await make();
    await make({ heroHeading: 'Sent with the first call' });
    const emptied = await make();
    await updateItem(
      db,
      caseStudyKind,
      emptied,
      { sec4Heading: '', sec4SubHeading: '' },
      {
        status: 'draft',
      },
    );
    const timed = await make();
    const publish_at = new Date(now + 48 * hour).toISOString();
    await setWaiting(db, { kind: 'case-study', id: timed }, { publish_at });
    expect(await trashUntouched(db, now + 23 * hour)).toEqual([]);
    const later = now + 25 * hour;
    const opened = {
      kind: 'case-study',
      id: untouched,
      tokenHash: 'a',
      email: 'a@b.example',
    } as const;
    await recordPresence(db, { ...opened, now: later });
    expect(await trashUntouched(db, later)).toEqual([]);
    expect(await trashUntouched(db, later + hour)).toEqual([untouched]);
    expect(await trashUntouched(db, later + hour)).toEqual([]);
    const audit = await db
      .selectFrom('audit_log')
      .select(['item_id', 'action', 'made_by'])
      .execute();
    expect(audit).toEqual([{ item_id: untouched, action: 'deleted', made_by: '' }]);
    await restoreFromTrash(db, 'case-study', untouched, {});
    expect(await trashUntouched(db, later + hour)).toEqual([]);
  });
});
