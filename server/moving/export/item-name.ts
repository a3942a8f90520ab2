import { type Kind, titleOf } from '../../../domain/content/kind.ts';
import { wordsIn } from '../../../domain/content/text/words.ts';
import { type OwnItem, ownPaths } from '../../../domain/moving/own-export.ts';

/** File systems refuse names of more than 255 bytes. */
const maxBytes = 120;

function wordsOf(text: string): string {
  let short = wordsIn(text.toLowerCase()).join('-');
  while (Buffer.byteLength(short) > maxBytes) short = [...short].slice(0, -1).join('');
  return short;
}

/** Without its ending, such as 'content/blogs/12-a-title' or 'content/blog-editions/ar/12'. */
export function exportName(kind: Kind, { id, slug, fields }: OwnItem): string {
  const folder = `${ownPaths.content}/${kind.plural}`;
  if (kind.original) return `${folder}/${fields.language}/${fields.origin_id}`;
  const words = wordsOf(slug ?? '') || wordsOf(titleOf(kind, fields));
  return `${folder}/${words === '' ? id : `${id}-${words}`}`;
}
