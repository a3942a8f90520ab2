import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { findUploadByFileName, findUploadWidths, insertUpload, type Upload } from './uploads.ts';

const picture: Upload = {
  file_name: 'a1.webp',
  media_type: 'image/webp',
  size: 104_857_600,
  width: 4_000,
  height: 3_000,
  widths: [400, 800],
};

describeOnBothDatabases('uploads', ({ open }) => {
  test('R-7-09 a stored file is found by its name', async () => {
    const { db } = await open();
    const film = { ...picture, file_name: 'b2.mp4', width: null, height: null, widths: [] };
    await insertUpload(db, picture);
    await insertUpload(db, film);
    expect(await findUploadByFileName(db, 'a1.webp')).toEqual(picture);
    expect(await findUploadByFileName(db, 'b2.mp4')).toEqual(film);
    for (const name of ['A1.webp', '../a1.webp', '%', 'a1.webp\0', '']) {
      expect(await findUploadByFileName(db, name)).toBeNull();
    }
  });

  test('a file name is used once', async () => {
    const { db } = await open();
    await insertUpload(db, picture);
    await expect(insertUpload(db, picture)).rejects.toThrow();
  });

  test('the widths of many files come in one query', async () => {
    const { db } = await open();
    await insertUpload(db, picture);
    await insertUpload(db, { ...picture, file_name: 'c3.webp', widths: [] });
    const widths = await findUploadWidths(db, ['a1.webp', 'c3.webp', 'a1.webp', 'no.webp', '\0']);
    expect(Object.fromEntries(widths)).toEqual({ 'a1.webp': [400, 800], 'c3.webp': [] });
    expect(await findUploadWidths(db, [])).toEqual(new Map());
    const many = Array.from({ length: 10_000 }, (_, number) => `${number}.webp`);
    expect((await findUploadWidths(db, [...many, 'a1.webp'])).size).toBe(1);
  });
});
