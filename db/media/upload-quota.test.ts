import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { uploadsWithinQuota } from './upload-quota.ts';
import { deleteUpload } from './uploads.ts';

const file = { media_type: 'video/mp4', width: null, height: null, widths: [], size: 10 };

function fileNamed(name: string) {
  return { ...file, file_name: `${name}.mp4`, hash: name, original_name: '' };
}

const names = ['a', 'b', 'c', 'd', 'e', 'f'];

describeOnBothDatabases('the quota of the library', ({ open }) => {
  test('T19 files that come at once stay below it, also by several processes', async () => {
    const { db } = await open();
    const keepers = [uploadsWithinQuota(), uploadsWithinQuota()];
    const kept = await Promise.all(
      names.map((name, at) => keepers[at % 2]?.(db, fileNamed(name), 29)),
    );
    expect(kept.filter((name) => name !== null)).toHaveLength(2);
    const stored = await db.selectFrom('uploads').select('file_name').execute();
    expect(stored.map(({ file_name }) => file_name).sort()).toEqual(
      kept.filter((name) => name !== null).sort(),
    );
  });

  test('T19 what is deleted makes room, what is stored takes no more', async () => {
    const { db } = await open();
    const keep = uploadsWithinQuota();
    expect(await keep(db, fileNamed('a'), 20)).toBe('a.mp4');
    expect(await keep(db, fileNamed('b'), 20)).toBe('b.mp4');
    expect(await keep(db, fileNamed('c'), 20)).toBeNull();
    expect(await keep(db, { ...fileNamed('b'), file_name: 'other.mp4' }, 0)).toBe('b.mp4');
    const { upload_id } = await db
      .selectFrom('uploads')
      .select('upload_id')
      .where('hash', '=', 'b')
      .executeTakeFirstOrThrow();
    await deleteUpload(db, upload_id, true);
    expect(await keep(db, fileNamed('c'), 20)).toBe('c.mp4');
    expect(await keep(db, fileNamed('d'), 20)).toBeNull();
  });
});
