import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { findContentVersion } from '../content/content-version.ts';
import {
  findPictureDetails,
  findUploadsWithoutPlaceholder,
  findUploadWithoutAvif,
  insertUpload,
  keepPlaceholders,
  markAvifMade,
  updateUpload,
} from './uploads.ts';

const details = { hash: null, original_name: 'photo.jpg' };
const picture = {
  file_name: 'a1-w4000h3000.webp',
  media_type: 'image/webp',
  size: 104_857_600,
  width: 4_000,
  height: 3_000,
  widths: [400, 800],
};

describeOnBothDatabases('uploads', ({ open }) => {
  test('R-7-09 a stored file has a row with its name, type and sizes', async () => {
    const { db } = await open();
    const film = { ...picture, file_name: 'b2.mp4', width: null, height: null, widths: [] };
    await insertUpload(db, { ...picture, ...details });
    await insertUpload(db, { ...film, ...details });
    const rows = await db.selectFrom('uploads').selectAll().orderBy('upload_id').execute();
    expect(rows.map((row) => ({ ...row, widths: JSON.parse(row.widths) }))).toMatchObject([
      picture,
      film,
    ]);
  });

  test('a file name is used once', async () => {
    const { db } = await open();
    await insertUpload(db, { ...picture, ...details });
    await expect(insertUpload(db, { ...picture, ...details })).rejects.toThrow();
  });

  test('the same bytes are kept once, under their first name', async () => {
    const { db } = await open();
    const first = { ...picture, ...details, hash: 'abc' };
    expect(await insertUpload(db, first)).toBe(picture.file_name);
    expect(await insertUpload(db, { ...first, file_name: 'c3.webp' })).toBe(picture.file_name);
    expect(await db.selectFrom('uploads').select('file_name').execute()).toHaveLength(1);
  });

  test('a picture waits for its AVIF files until they are made; a film never does', async () => {
    const { db } = await open();
    const { file_name, widths } = picture;
    await insertUpload(db, { ...picture, ...details, hash: 'abc' });
    await insertUpload(db, { ...picture, ...details, hash: 'def', file_name: 'f', widths: [] });
    const found = await findUploadWithoutAvif(db, 0);
    expect(found).toMatchObject({ file_name, widths });
    expect(await findUploadWithoutAvif(db, found?.upload_id ?? 0)).toBeNull();
    await markAvifMade(db, file_name);
    expect(await findUploadWithoutAvif(db, 0)).toBeNull();
  });

  test('an earlier picture gets a placeholder once, and pages are made anew for it', async () => {
    const { db } = await open();
    const { file_name, widths } = picture;
    await insertUpload(db, { ...picture, ...details });
    await insertUpload(db, { ...picture, ...details, file_name: 'b', placeholder: '' });
    expect(await findUploadsWithoutPlaceholder(db)).toEqual([{ file_name, widths }]);
    const before = await findContentVersion(db);
    const placeholder = '1b5459 111 222 333 444 555 666';
    await keepPlaceholders(db, new Map([[file_name, placeholder]]));
    expect(await findContentVersion(db)).toBeGreaterThan(before);
    expect(await findUploadsWithoutPlaceholder(db)).toEqual([]);
    const details1 = await findPictureDetails(db, ['a1-w4000h3000', 'b']);
    expect([...details1.values()]).toEqual([{ alt: '', focus: { x: 50, y: 50 }, placeholder }]);
  });

  test('what is said of a picture raises the content version and is found by many names', async () => {
    const { db } = await open();
    await insertUpload(db, { ...picture, ...details });
    const before = await findContentVersion(db);
    const start = 'a1-w4000h3000';
    expect(await findPictureDetails(db, [start])).toEqual(new Map());
    const said = { alt: 'Palms', focus: 'top-left' } as const;
    const described = { ...said, poster: '' };
    expect(await updateUpload(db, 1, described)).toBe(true);
    expect(await updateUpload(db, 999, described)).toBe(false);
    expect(await findContentVersion(db)).toBeGreaterThan(before);
    const found = await findPictureDetails(db, [start, start, 'none', 'x\0']);
    const shown = { alt: 'Palms', focus: { x: 0, y: 0 }, placeholder: null };
    expect(found).toEqual(new Map([[start, shown]]));
    expect(await findPictureDetails(db, [])).toEqual(new Map());
  });

  test('R-X-16 a point is stored with the place that the release before reads and may change', async () => {
    const { db } = await open();
    await insertUpload(db, { ...picture, ...details });
    const point = { x: 61, y: 22 };
    await updateUpload(db, 1, { alt: '', focus: 'center', point, caption: 'A grove', poster: '' });
    const row = db.selectFrom('uploads').select(['focus', 'caption']);
    expect(await row.executeTakeFirst()).toEqual({ focus: 'top', caption: 'A grove' });
    const focusNow = async () => [...(await findPictureDetails(db, ['a1-w4000h3000'])).values()];
    expect(await focusNow()).toMatchObject([{ focus: point }]);
    // Without a caption and a point, as that release sends it.
    await updateUpload(db, 1, { alt: 'Palms', focus: 'top', poster: '' });
    expect(await focusNow()).toMatchObject([{ alt: 'Palms', focus: point }]);
    expect(await row.executeTakeFirst()).toMatchObject({ caption: 'A grove' });
    await updateUpload(db, 1, { alt: '', focus: 'bottom', poster: '' });
    expect(await focusNow()).toMatchObject([{ focus: { x: 50, y: 100 } }]);
  });
});
