export type BlockPart =
  | { what: 'html'; html: string }
  | { what: 'open' | 'close' | 'void'; name: string; attributes: Record<string, unknown> };

const blockName = /^wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)(?=[\s{/]|$)/;

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function blockOf(text: string): BlockPart | null {
  const comment = text.trim();
  const isClose = comment.startsWith('/');
  const inside = isClose ? comment.slice(1) : comment;
  const [start, name = ''] = blockName.exec(inside) ?? [];
  if (start === undefined) return null;
  const rest = inside.slice(start.length).trim();
  const isVoid = rest.endsWith('/');
  const attributes = Object(jsonOf((isVoid ? rest.slice(0, -1) : rest).trim()));
  const what = isClose ? 'close' : isVoid ? 'void' : 'open';
  return { what, name: name.replace(/^core\//, ''), attributes };
}

/** The HTML between block comments and what the comments say; other comments are left out. */
export function* blockParts(content: string): Generator<BlockPart> {
  let at = 0;
  for (;;) {
    const start = content.indexOf('<!--', at);
    const end = start < 0 ? -1 : content.indexOf('-->', start + 4);
    const html = content.slice(at, end < 0 ? undefined : start);
    if (html !== '') yield { what: 'html', html };
    if (end < 0) return;
    const block = blockOf(content.slice(start + 4, end));
    if (block) yield block;
    at = end + 3;
  }
}

export function hasBlocks(content: string): boolean {
  return /<!--\s*wp:/.test(content);
}
