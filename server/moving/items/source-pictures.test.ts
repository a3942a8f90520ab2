import { expect, test } from 'vitest';
import { findEntry } from '../../../db/moving/entries.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { sourceItem } from '../../../tests/moving/import-parts.ts';
import { runOf } from '../../../tests/moving/run-import.ts';

describeOnBothDatabases('pictures of items', ({ open }) => {
  test('R-I-05 brings each picture once, and leads links between items to their new addresses', async () => {
    const { db } = await open();
    const asked: string[] = [];
    const html =
      '<p><img src="/up/a.jpg"><a href="https://old.example/2014/05/post-2/#x">x</a></p>';
    const entries = [sourceItem('post 1', { html }), sourceItem('post 2', { html })];
    const keepPicture = async (address: string) => {
      asked.push(address);
      return { address, file: '/media/a.jpg' };
    };
    await runOf(db, entries, { parts: { keepPicture } });
    expect(asked).toEqual(['/up/a.jpg']);
    const rows = await db.selectFrom('blogs').select('blogs_content').execute();
    for (const { blogs_content } of rows) {
      const [{ paragraph }] = JSON.parse(blogs_content);
      expect(paragraph).toContain('src="/media/a.jpg"');
      expect(paragraph).toContain('href="/blogs/post-2#x"');
    }
  });

  test('R-I-05 leads links to pictures that came along to them, and names other files', async () => {
    const { db } = await open();
    const files = 'https://old.example/wp-content';
    const html = `<p><a href="${files}/a.jpg"><img src="/wp-content/a-300x200.jpg"></a>
      <a href="http://www.old.example/wp-content/a-90x90.jpg#x">b</a> <a href="/wp-content/c.pdf">c</a>
      <a href="https://other.example/d.pdf">d</a> <a href="/gone/">e</a> <a href="/f.html">f</a></p>`;
    const keepPicture = async (address: string) => ({
      address: address.replace(/-\d+x\d+/, ''),
      file: '/media/a.jpg',
    });
    const { import_id } = await runOf(db, [sourceItem('post 1', { html })], {
      parts: { keepPicture },
    });
    const { blogs_content } = await db
      .selectFrom('blogs')
      .select('blogs_content')
      .executeTakeFirstOrThrow();
    const [{ paragraph }] = JSON.parse(blogs_content);
    const links = Array.from(paragraph.matchAll(/href="([^"]*)"/g), ([, link]) => link);
    expect(links).toEqual([
      ...['/media/a.jpg', '/media/a.jpg#x', '/wp-content/c.pdf'],
      ...['https://other.example/d.pdf', '/gone/', '/f.html'],
    ]);
    const entry = await findEntry(db, import_id, 'post 1');
    expect(entry?.notes).toEqual([
      { what: 'file c.pdf', became: expect.stringMatching(/^Its link stays/) },
    ]);
  });

  test('R-I-05 hands on the alt text of the picture that stands for an item', async () => {
    const { db } = await open();
    const asked: Record<string, string> = {};
    const keepPicture = async (address: string, _: unknown, alt: string) => {
      asked[address] = alt;
      return { address: address.replace('-300x200', ''), file: '/media/a.jpg' };
    };
    const html = '<p><img src="/a-300x200.jpg"><img src="/b.jpg"></p>';
    const item = sourceItem('post 1', { html, picture: '/a.jpg', pictureAlt: 'A well' });
    await runOf(db, [item], { parts: { keepPicture } });
    expect(asked).toEqual({ '/a-300x200.jpg': 'A well', '/b.jpg': '' });
  });

  test('R-I-05 asks once for a picture in several sizes, and for films that are files', async () => {
    const { db } = await open();
    const asked: string[] = [];
    const keepPicture = async (address: string) => {
      asked.push(address);
      const original = address.replace(/-\d+x\d+/, '');
      return { address: original, file: `/media${original}` };
    };
    const film = (href: string) => `<figure data-node="film"><a href="${href}">Film</a></figure>`;
    const there = 'https://youtu.be/dQw4w9WgXcQ';
    const html = `<p><img src="/a-300x200.jpg"><img src="/a-90x90.jpg"></p>${film('/b.mp4')}${film(there)}`;
    const entries = [1, 2].map((n) => sourceItem(`post ${n}`, { html, picture: '/a.jpg' }));
    await runOf(db, entries, { parts: { keepPicture } });
    expect(asked.sort()).toEqual(['/a-300x200.jpg', '/b.mp4']);
    const { blogs_content, blog_image } = await db
      .selectFrom('blogs')
      .select(['blogs_content', 'blog_image'])
      .executeTakeFirstOrThrow();
    expect(blog_image).toBe('/media/a.jpg');
    expect(blogs_content).toContain('<a href=\\"/media/b.mp4\\">');
    expect(blogs_content).toContain(there);
  });
});
