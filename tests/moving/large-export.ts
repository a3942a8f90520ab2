import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ghostPost } from './ghost-export.ts';
import { wxrAuthor, wxrCategory, wxrEnd, wxrItem, wxrStart } from './wordpress-export.ts';

const words =
  'harbour lamp river copper window garden letter morning signal paper north market bridge quiet'.split(
    ' ',
  );

function sentence(seed: number, length: number): string {
  const chosen = Array.from(
    { length },
    (_, index) => words[(seed * 7 + index * (1 + (seed % 5))) % words.length] ?? '',
  );
  return `${chosen.join(' ')}.`;
}

function paragraph(seed: number): string {
  return Array.from({ length: 6 }, (_, index) => sentence(seed + index, 12)).join(' ');
}

/** As the block editor writes it, with a gallery in every fifth and a picture in each. */
function blocks(id: number, pictures: number): string {
  const picture = `<!-- wp:image {"id":${100_000 + id}} -->\n<figure class="wp-block-image size-large"><img src="https://old.example/wp-content/uploads/${id % pictures}-1024x683.jpg" alt="" class="wp-image-${100_000 + id}"/><figcaption class="wp-element-caption">${sentence(id, 5)}</figcaption></figure>\n<!-- /wp:image -->`;
  const chapters = [1, 2, 3].map(
    (chapter) =>
      `<!-- wp:heading -->\n<h2 class="wp-block-heading">${sentence(id + chapter, 4)}</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>${paragraph(id * chapter)} <a href="https://old.example/?p=${1 + (id % 900)}">more</a></p>\n<!-- /wp:paragraph -->`,
  );
  const gallery = `[gallery ids="${100_000 + id},${100_001 + id}"]`;
  return [paragraph(id), picture, ...chapters, ...(id % 5 === 0 ? [gallery] : [])].join('\n\n');
}

function* wxrParts(posts: number, size: number, pictures: number): Generator<string> {
  const people = Array.from({ length: 10 }, (_, index) =>
    wxrAuthor(index, `person${index}`, `Person ${index}`),
  );
  const categories = Array.from({ length: 20 }, (_, index) =>
    wxrCategory(index, `c${index}`, `Category ${index}`),
  );
  yield wxrStart([...people, ...categories].join(''));
  for (let id = 1; id <= posts; id += 1) {
    const content = blocks(id, pictures);
    const rest = Math.max(0, size - content.length - 1_500);
    const more = `\n\n<!-- wp:paragraph -->\n<p>${paragraph(id).repeat(Math.ceil(rest / 560))}</p>\n<!-- /wp:paragraph -->`;
    yield wxrItem({
      id,
      content: content + more,
      author: `person${id % 10}`,
      terms: [['category', `c${id % 20}`, `Category ${id % 20}`]],
      meta: { _thumbnail_id: String(100_000 + id), _yoast_wpseo_metadesc: sentence(id, 20) },
    });
    const attachment = `https://old.example/wp-content/uploads/${id % pictures}.jpg`;
    yield wxrItem({ id: 100_000 + id, type: 'attachment', status: 'inherit', attachment });
  }
  yield wxrEnd;
}

/** @param size bytes of a post, about @param pictures different ones */
export function writeLargeWxr(
  path: string,
  posts: number,
  size: number,
  pictures = posts,
): Promise<void> {
  return pipeline(Readable.from(wxrParts(posts, size, pictures)), createWriteStream(path));
}

/** As the editor writes it: a picture card, and a gallery in every fifth. */
function cards(id: number, size: number, pictures: number): string {
  const picture = (n: number, shrunk = '') =>
    `<img src="__GHOST_URL__/content/images/${shrunk}${n % pictures}.jpg" class="kg-image" alt="">`;
  const chapters = [1, 2, 3].map(
    (chapter) =>
      `<h2>${sentence(id + chapter, 4)}</h2><p>${paragraph(id * chapter)} <a href="__GHOST_URL__/post-${1 + (id % 900)}/">more</a></p>`,
  );
  const shown = `<figure class="kg-card kg-image-card">${picture(id, 'size/w600/')}</figure>`;
  const gallery = `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-image">${picture(id + 1)}</div></figure>`;
  const content = [shown, ...chapters, ...(id % 5 === 0 ? [gallery] : [])].join('');
  const more = `<p>${paragraph(id)}</p>`;
  return content + more.repeat(Math.max(0, Math.ceil((size - content.length) / more.length)));
}

function* ghostParts(posts: number, size: number, pictures: number): Generator<string> {
  yield '{"db":[{"meta":{"exported_on":1,"version":"5.75.0"},"data":{"posts":[';
  for (let id = 1; id <= posts; id += 1) {
    const html = cards(id, size, pictures);
    const plaintext = html.replaceAll(/<[^<>]*>/g, '');
    const feature_image = `__GHOST_URL__/content/images/${id % pictures}.jpg`;
    const post = ghostPost(String(id), { html, plaintext, feature_image });
    yield `${id > 1 ? ',' : ''}${JSON.stringify(post)}`;
  }
  yield '],"tags":[],"users":[{"id":"1","name":"Ada","slug":"ada"}]}}]}';
}

/** @param size bytes of a post's HTML, about @param pictures different ones */
export function writeLargeGhost(
  path: string,
  posts: number,
  size: number,
  pictures = posts,
): Promise<void> {
  return pipeline(Readable.from(ghostParts(posts, size, pictures)), createWriteStream(path));
}
