import type { SourceNote } from '../../../../domain/moving/source-entry.ts';
import { escapedWords } from '../../source-text.ts';
import { textAndCode } from './code-parts.ts';
import type { PostSite } from './post-site.ts';
import { replaceShortcodes, type Shortcode } from './shortcode-parts.ts';

function quoted(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;');
}

function pictureTag({ address, alt }: { address: string; alt: string }): string {
  return `<img src="${quoted(address)}" alt="${quoted(alt)}">`;
}

/** The picture, maybe a link, and behind it the words. */
const captioned = /^((?:<a\b[^>]*>\s*)?<img\b[^>]*>\s*(?:<\/a>)?)([\s\S]*)$/i;

function caption({ attributes, inner }: Shortcode): string | null {
  const [, picture, behind = ''] = captioned.exec((inner ?? '').trim()) ?? [];
  if (!picture) return inner;
  const words = (behind || quoted(attributes.caption ?? '')).trim();
  return `\n<figure>${picture}${words && `<figcaption>${words}</figcaption>`}</figure>\n`;
}

function idsIn({ attributes: { ids, include } }: Shortcode): string[] {
  return (ids ?? include ?? '').split(/[\s,]+/).filter(Boolean);
}

function gallery(code: Shortcode, site: PostSite): string {
  const ids = idsIn(code);
  const pictures =
    ids.length > 0 ? ids.flatMap((id) => site.attachments.get(id) ?? []) : site.attachedPictures();
  if (pictures.length === 0) return '';
  const captions = pictures.map((picture) => picture.caption).filter(Boolean);
  const words =
    captions.length > 0 ? `<figcaption>${escapedWords(captions.join(' · '))}</figcaption>` : '';
  return `\n<figure data-node="gallery">${pictures.map(pictureTag).join('')}${words}</figure>\n`;
}

function player(address: string | undefined): string {
  return address ? `\n<iframe src="${quoted(address.trim())}"></iframe>\n` : '';
}

function tagless(text: string | null): string {
  return (text ?? '').replace(/<[^<>]*>/g, '').trim();
}

function vimeoAddress({ attributes, inner }: Shortcode): string {
  const typed = attributes[0] ?? attributes.id ?? tagless(inner);
  return /^\d+$/.test(typed) ? `https://vimeo.com/${typed}` : typed;
}

function youtubeAddress({ attributes, inner }: Shortcode): string {
  const typed = attributes[0] ?? attributes.id ?? tagless(inner);
  return /^[\w-]{11}$/.test(typed) ? `https://www.youtube.com/watch?v=${typed}` : typed;
}

function sound({ attributes: { src, mp3, ogg, m4a, wav, ...rest } }: Shortcode): string {
  const address = src ?? mp3 ?? m4a ?? ogg ?? wav ?? rest[0];
  return address ? `\n<audio src="${quoted(address)}"></audio>\n` : '';
}

function film({ attributes: { src, mp4, webm, m4v, ogv, ...rest } }: Shortcode): string {
  const address = src ?? mp4 ?? webm ?? m4v ?? ogv ?? rest[0];
  return address ? `\n<video src="${quoted(address)}"></video>\n` : '';
}

const known: Record<string, (code: Shortcode, site: PostSite) => string | null> = {
  caption,
  wp_caption: caption,
  gallery,
  embed: ({ inner, attributes }) => player(tagless(inner) || attributes.src),
  youtube: (code) => player(youtubeAddress(code)),
  vimeo: (code) => player(vimeoAddress(code)),
  audio: sound,
  video: film,
  playlist: gallery,
};

/** In brackets but not of a plugin: '[sic]', '[1]', a link's '[here]'. */
function isPlugin({ typed, attributes, inner }: Shortcode, isAlone: boolean): boolean {
  const hasNamed = Object.keys(attributes).some((key) => !/^\d+$/.test(key));
  return hasNamed || inner !== null || (isAlone && /^[a-z]/.test(typed)) || typed.includes('_');
}

/** Page builders nest one in another, a row in a section and a column in a row. */
const depthLimit = 12;

export class ShortcodeWriter {
  readonly notes: SourceNote[] = [];
  readonly #site: PostSite;
  readonly #named = new Set<string>();

  constructor(site: PostSite) {
    this.#site = site;
  }

  html(content: string): string {
    const parts = textAndCode(content);
    return parts.map((part, index) => (index % 2 === 0 ? this.#run(part) : part)).join('');
  }

  #run(text: string, depth = 0): string {
    return replaceShortcodes(text, (found, isAlone) => {
      const write = Object.hasOwn(known, found.name) ? known[found.name] : undefined;
      if (write) {
        const html = write(found, this.#site);
        this.#noteFiles(found, html);
        return html;
      }
      if (!isPlugin(found, isAlone)) return null;
      const hasText = found.inner?.trim();
      this.#note(
        found,
        hasText ? 'Its text, without what the plugin did.' : 'Left out: it holds no text.',
      );
      return depth < depthLimit ? this.#run(found.inner ?? '', depth + 1) : (found.inner ?? '');
    });
  }

  #noteFiles(found: Shortcode, html: string | null): void {
    const isWhole = idsIn(found).every((id) => this.#site.attachments.has(id));
    if (html === '') this.#note(found, 'Left out: its files are not in the export.');
    else if (!isWhole) this.#note(found, 'Without the files that the export does not hold.');
  }

  /** Once for all shortcodes of a name that became the same. */
  #note({ name, attributes: { title } }: Shortcode, became: string): void {
    const key = `${name} ${became}`;
    if (this.#named.has(key)) return;
    this.#named.add(key);
    this.notes.push({ what: `shortcode [${name}]${title ? ` “${title}”` : ''}`, became });
  }
}
