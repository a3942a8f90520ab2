import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { deleteItem, insertItem } from '../content/change-items.ts';
import { restoreFromTrash } from '../content/history/restore.ts';
import { findRevisions } from '../content/history/revisions.ts';
import { setWaiting } from '../content/publishing/drafts.ts';
import { NotReversible, replaceUpload } from './replace-upload.ts';
import { refreshUses } from './upload-use-rows.ts';
import { findUses } from './upload-uses.ts';
import { setCaptions } from './uploaded-films.ts';
import { insertUpload } from './uploads.ts';

const [grove, creek, film] = ['0a', '0b', '0c'].map((pair) => pair.repeat(16));
const picture = { media_type: 'image/jpeg', size: 9, width: 900, height: 600, widths: [480] };

describeOnBothDatabases('a file that takes the place of another', ({ open }) => {
  test('is named in items, drafts, the trash and posters, and back again', async () => {
    const { db } = await open();
    const [old, other] = [`${grove}-w900h600.jpg`, `${creek}-w900h600.jpg`];
    await insertUpload(db, { ...picture, file_name: old, hash: 'a', original_name: 'a.jpg' });
    await insertUpload(db, { ...picture, file_name: other, hash: 'b', original_name: 'b.jpg' });
    const clip = { ...picture, media_type: 'video/mp4', file_name: `${film}.mp4`, hash: 'c' };
    await insertUpload(db, { ...clip, original_name: 'c.mp4' });
    await db.updateTable('uploads').set({ alt: 'Palms' }).where('file_name', '=', old).execute();
    await db
      .updateTable('uploads')
      .set({ poster: `/media/${old}` })
      .where('file_name', '=', clip.file_name)
      .execute();
    const uploads = await db.selectFrom('uploads').select(['upload_id', 'file_name']).execute();
    const idOf = (name: string) =>
      uploads.find(({ file_name }) => file_name === name)?.upload_id ?? 0;
    const paragraph = `<p>“One” <img src="/media/${old}" alt=""> and /media/${grove}-480.jpg</p>`;
    const { blog_id } = await insertItem(
      db,
      blogKind,
      blogInput.parse({ title: 'Palms', blogs_content: [{ heading: 'h', paragraph }] }),
    );
    const id = String(blog_id);
    const { _id } = await insertItem(db, caseStudyKind, { bannerImage: `/media/${old}` });
    await setWaiting(db, { kind: 'blog', id }, { draft: `{"blog_image":"/media/${old}"}` });
    await deleteItem(db, caseStudyKind, _id);
    await refreshUses(db);
    const usesNow = async (name: string) => (await findUses(db, [name]))(name).count;
    const places = await usesNow(old);
    expect(places).toBe(3);

    const save = { by: 'editor@example.com' };
    const swap = (from: string, to: string, reversibly = false) =>
      replaceUpload(db, idOf(from), { address: `/media/${to}`, reversibly, save });
    const replaced = await swap(old, other, true);
    expect(replaced?.places).toHaveLength(places);
    expect(replaced?.isReversible).toBe(true);
    expect([await usesNow(old), await usesNow(other)]).toEqual([0, places]);
    const { blogs_content } = await db
      .selectFrom('blogs')
      .select('blogs_content')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(blogs_content))[0].paragraph).not.toContain(grove);
    const [note] = await findRevisions(db, 'blog', id);
    expect(note).toMatchObject({ action: 'file replaced', made_by: 'editor@example.com' });
    const described = db.selectFrom('uploads').select('alt').where('file_name', '=', other);
    expect((await described.executeTakeFirstOrThrow()).alt).toBe('Palms');

    expect((await swap(other, old))?.places).toHaveLength(places);
    await restoreFromTrash(db, 'case-study', _id);
    const study = db.selectFrom('case_studies').select('bannerImage');
    expect((await study.executeTakeFirstOrThrow()).bannerImage).toBe(`/media/${old}`);

    await expect(swap(old, old)).rejects.toThrow('the same file');
    await expect(swap(old, clip.file_name)).rejects.toThrow('a film of a film');
    expect(await swap(old, 'missing.jpg')).toBeNull();
    await db
      .updateTable('case_studies')
      .set({ clientName: `/media/${other}` })
      .execute();
    await db.updateTable('case_studies').set({ version: 99 }).execute();
    await expect(swap(old, other, true)).rejects.toThrow(NotReversible);
    expect((await swap(old, other))?.isReversible).toBe(false);
  });

  test('raises the version of an item whose newer draft names it', async () => {
    const { db } = await open();
    const [old, other] = [`${grove}-w900h600.jpg`, `${creek}-w900h600.jpg`];
    await insertUpload(db, { ...picture, file_name: old, hash: 'a', original_name: 'a.jpg' });
    await insertUpload(db, { ...picture, file_name: other, hash: 'b', original_name: 'b.jpg' });
    const { blog_id } = await insertItem(db, blogKind, blogInput.parse({ title: 'Palms' }));
    const item = { kind: 'blog', id: String(blog_id) } as const;
    await setWaiting(db, item, { draft: `{"blog_image":"/media/${old}"}` });
    const file = db.selectFrom('uploads').select('upload_id').where('file_name', '=', old);
    const { upload_id } = await file.executeTakeFirstOrThrow();
    await replaceUpload(db, upload_id, { address: `/media/${other}`, save: {} });
    const blog = await db.selectFrom('blogs').select('version').executeTakeFirstOrThrow();
    expect(blog.version).toBe(2);
    expect((await findUses(db, [other]))(other).count).toBe(1);
  });
  test('names where a transcript of the former film stands, and whether the new one has captions', async () => {
    const { db } = await open();
    const clip = { media_type: 'video/mp4', size: 9, width: null, height: null, widths: [] };
    for (const hash of [String(grove), String(creek)]) {
      await insertUpload(db, { ...clip, file_name: `${hash}.mp4`, hash, original_name: '' });
    }
    const filmOf = (film: string, transcript: string) => [
      { id: 'one', kind: 'film', version: 1, props: { film: `/media/${film}.mp4`, transcript } },
    ];
    const add = (name: string, sections: object) =>
      insertItem(db, pageKind, pageKind.input.parse({ name, path: `/${name}`, sections }));
    await add('spoken', filmOf(`${grove}`, 'Palms grow.'));
    await add('silent', filmOf(`${grove}`, ''));
    await add('other', filmOf(`${creek}`, 'Water flows.'));
    await refreshUses(db);
    const films = db.selectFrom('uploads').select('upload_id').orderBy('upload_id');
    const [old, other] = await films.execute();
    const swap = (id = 0, to = '') =>
      replaceUpload(db, id, { address: `/media/${to}.mp4`, save: {} });
    await setCaptions(db, other?.upload_id ?? 0, 'words.vtt');
    expect(await swap(old?.upload_id, creek)).toMatchObject({
      captions: '/media/words.vtt',
      transcripts: [{ kind: 'page', title: 'spoken', fields: ['Transcript'] }],
    });
    const kept = await db.selectFrom('uploads').select('captions').orderBy('upload_id').execute();
    expect(kept.map(({ captions }) => captions)).toEqual(['', 'words.vtt']);
  });
});
