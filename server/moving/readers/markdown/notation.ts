import type { SourceNote } from '../../../../domain/moving/source-entry.ts';
import { escapedValue } from '../../source-text.ts';
import { fileLink } from './file-links.ts';

/** What programs write between the Markdown: templates of Hugo and Jekyll, links of Obsidian, code of MDX. */

interface Notation {
  text: string;
  notes: SourceNote[];
}

const fenceLine = /^[^\S\n]*(`{3,}|~{3,})/;

/** The parts of a line between signs of code, and code itself, in turn. */
function* lineParts(line: string): Generator<[part: string, isCode: boolean]> {
  let open = '';
  let waiting = '';
  for (const part of line.split(/(`+)/)) {
    waiting += part;
    if (open === '' && part.startsWith('`')) {
      yield [waiting.slice(0, -part.length), false];
      open = part;
      waiting = part;
    } else if (open !== '' && part === open) {
      yield [waiting, true];
      open = '';
      waiting = '';
    }
  }
  yield [waiting, false];
}

/** Text and code in turn; code shows all of it as it is. */
function* textAndCode(text: string): Generator<[part: string, isCode: boolean]> {
  let fence = '';
  for (const line of text.split(/(?<=\n)/)) {
    const [, mark = ''] = fenceLine.exec(line) ?? [];
    const isEnd = fence !== '' && mark.startsWith(fence);
    if (fence !== '' || mark !== '') yield [line, true];
    else yield* lineParts(line);
    if (isEnd) fence = '';
    else if (fence === '') fence = mark;
  }
}

function outsideCode(text: string, change: (part: string) => string): string {
  const made: string[] = [];
  let plain = '';
  for (const [part, isCode] of textAndCode(text)) {
    if (!isCode) plain += part;
    else {
      made.push(change(plain), part);
      plain = '';
    }
  }
  return [...made, change(plain)].join('');
}

/** Named and plain values: 'src="a.jpg" width=3' and '"a.md"'. */
function valuesIn(words: string): { named: Record<string, string>; plain: string[] } {
  const named: Record<string, string> = {};
  const plain: string[] = [];
  for (const [, key, a, b, c] of words.matchAll(
    /(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g,
  )) {
    const value = a ?? b ?? c ?? '';
    if (key) named[key] = value;
    else plain.push(value);
  }
  return { named, plain };
}

function figure(words: string): string {
  const { src = '', alt = '', caption, title } = valuesIn(words).named;
  const label = caption ?? title ?? '';
  const picture = `<img src="${escapedValue(src)}" alt="${escapedValue(alt)}">`;
  return `\n\n<figure>${picture}${label && `<figcaption>${escapedValue(label)}</figcaption>`}</figure>\n\n`;
}

const players: Record<string, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
};

function player(name: string, words: string): string {
  const { named, plain } = valuesIn(words);
  const address = players[name]?.(named.id ?? plain[0] ?? '') ?? '';
  return `\n\n<iframe src="${escapedValue(address)}"></iframe>\n\n`;
}

const fence = (language: string, inside: string) =>
  `\n\`\`\`${language.replace(/[^\w+#-]/g, '')}\n${inside.replace(/^\n+/, '').trimEnd()}\n\`\`\`\n`;

// Two parts that both take spaces, one after the other, would try each place between them (T44).
const hugoCode =
  /\{\{[<%]\s*highlight\s+(?=\S)([^\s>%]{0,50})(?=[\s>%])[^>%\n]{0,200}[>%]\}\}([\s\S]{0,20000}?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g;
const jekyllCode =
  /\{%-?\s*highlight\s+(?=\S)([^\s%]{0,50})(?=[\s%])[^%\n]{0,200}%\}([\s\S]{0,20000}?)\{%-?\s*endhighlight\s*-?%\}/g;
const shortcode =
  /\{\{[<%]\s*(?:(\/)\s*)?([\w./-]{1,100})(?![\w./-])((?:"[^"{}]{0,500}"|[^"{}]){0,500}?)[>%]\}\}/g;
const doubleBrackets = /(!?)\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/g;

/** Of Obsidian: the name of a file anywhere in the folder, maybe a heading in it, maybe other words. */
function wikiLink(isShown: boolean, to: string, label: string, known: ReadonlySet<string>): string {
  const [name = '', heading = ''] = to.split('#', 2);
  const place = fileLink(name.trim(), known);
  if (isShown && /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name)) {
    const alt = /^\d+(?:x\d+)?$/.test(label) ? '' : label;
    return `<img src="${escapedValue(place ?? name)}" alt="${escapedValue(alt)}">`;
  }
  const words = label || [name, heading].filter(Boolean).join(': ');
  return place === null ? words : `[${words}](<${place}>)`;
}

class NotationWriter {
  readonly notes: SourceNote[] = [];
  readonly #known = new Set<string>();

  /** @param hasText whether words of it stay */
  #note(what: string, hasText: boolean): void {
    if (this.#known.has(what)) return;
    this.#known.add(what);
    const became = hasText
      ? 'Its text, without what the program did.'
      : 'Left out: it holds no text.';
    this.notes.push({ what, became });
  }

  /** Blocks of code first: all else leaves them alone. */
  fences(text: string): string {
    return text
      .replace(hugoCode, (_, language: string, inside: string) => fence(language, inside))
      .replace(jekyllCode, (_, language: string, inside: string) => fence(language, inside));
  }

  hugo(text: string): string {
    const ended = new Set<string>();
    for (const [, slash, name = ''] of text.matchAll(shortcode)) if (slash) ended.add(name);
    return text.replace(shortcode, (_, slash: string | undefined, name: string, words: string) => {
      if (slash) return '';
      if (name === 'figure') return figure(words);
      if (Object.hasOwn(players, name)) return player(name, words);
      if (name === 'ref' || name === 'relref') return valuesIn(words).plain[0] ?? '';
      this.#note(`shortcode {{< ${name} >}}`, ended.has(name));
      return '';
    });
  }

  liquid(text: string): string {
    return text
      .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
      .replace(
        /\{\{\s*["']([^"'{}]{0,300})["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g,
        (_, address: string) => address,
      )
      .replace(
        /\{%-?\s*(post_url|link)\s+([^\s%]{1,300})\s*-?%\}/g,
        (_, name: string, path: string) => (name === 'link' ? `/${path}` : `/_posts/${path}.md`),
      )
      .replace(/\{%-?\s*(\w{1,50})\b[^%]{0,500}%\}/g, (_, name: string) => {
        if (!/^(?:raw|comment|end)/.test(name)) this.#note(`tag {% ${name} %}`, false);
        return '';
      })
      .replace(/\{\{\s*([\w.]{1,100})\b[^{}]{0,500}\}\}/g, (_, name: string) => {
        this.#note(`value {{ ${name} }}`, false);
        return '';
      })
      .replace(/\{:[^{}\n]{0,500}\}\n?/g, '');
  }

  obsidian(text: string, known: ReadonlySet<string>): string {
    return text
      .replace(/%%[\s\S]*?%%/g, '')
      .replace(doubleBrackets, (_, mark: string, to: string, label = '') =>
        wikiLink(mark === '!', to, label, known),
      )
      .replace(/^(>[^\S\n]*)\[!\w+\][+-]?[ \t]*(.*)$/gm, (_, before: string, title: string) =>
        title ? `${before}**${title}**  ` : before,
      )
      .replace(/(?<=^|\s)==(?=\S)([^=\n]+)==/g, (_, marked: string) => `**${marked}**`);
  }

  /** Boxes to tick, and notes at the foot. */
  plain(text: string): string {
    return text
      .replace(/^([^\S\n]*[-*+] )\[( |x|X)\] /gm, (_, mark: string, tick: string) =>
        tick === ' ' ? `${mark}☐ ` : `${mark}☑ `,
      )
      .replace(/^\[\^([^\]\n]{1,100})\]:[ \t]*/gm, (_, name: string) => `\n<sup>${name}</sup> `)
      .replace(/\[\^([^\]\n]{1,100})\]/g, (_, name: string) => `<sup>${name}</sup>`);
  }

  mdx(text: string): string {
    return text.replace(
      /^(?:import\s[^\n]*|export\s+(?:const|default|let|function)\b[^\n]*)\n?/gm,
      () => {
        this.#note('code of MDX', false);
        return '';
      },
    );
  }
}

/** Templates of one file; what holds more of them is no text. */
const maxTemplates = 2_000;

/** Plain Markdown and HTML of it; what nothing here stands for is named. */
export function plainMarkdown(text: string, file: string, known: ReadonlySet<string>): Notation {
  const writer = new NotationWriter();
  if (text.split(/\{[{%]/).length > maxTemplates) return { text, notes: [] };
  const made = outsideCode(writer.fences(text), (part) => {
    const own = /\.mdx$/i.test(file) ? writer.mdx(part) : part;
    return writer.plain(writer.obsidian(writer.liquid(writer.hugo(own)), known));
  });
  return { text: made, notes: writer.notes };
}
