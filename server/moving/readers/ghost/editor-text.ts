/** Nodes of the editor's tree, and sections of the one before it, that end a paragraph. */
const blocks = new Set(['paragraph', 'heading', 'quote', 'listitem', 'aside', 'codeblock']);

const depthLimit = 50;

/** Names under which nodes and cards keep words. */
const wordNames = new Set(['text', 'html', 'markdown', 'code', 'caption', 'heading', 'content']);

function* wordsIn(value: unknown, name: string, depth: number): Generator<string> {
  if (depth > depthLimit) return;
  if (typeof value === 'string') {
    if (wordNames.has(name)) yield value.replace(/<[^<>]*>/g, ' ');
    return;
  }
  if (Array.isArray(value)) {
    // A marker of mobiledoc: its kind, its marks, how many of them end, its words.
    const [kind, marks, , text] = value;
    if (kind === 0 && Array.isArray(marks) && typeof text === 'string') yield text;
    // A section with its markers; a list holds several of them.
    const isSection = typeof kind === 'number' && typeof marks === 'string';
    for (const one of value) yield* wordsIn(one, name, depth + 1);
    if (isSection) yield '\n\n';
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* wordsIn(inner, key, depth + 1);
  if ('type' in value && blocks.has(String(value.type))) yield '\n\n';
}

/** The words of a post that its export holds in the notation of the editor alone; '' without. */
export function editorText(json: string): string {
  if (json === '') return '';
  try {
    const text = [...wordsIn(JSON.parse(json), '', 0)].join('');
    return text
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .toWellFormed();
  } catch {
    return '';
  }
}
