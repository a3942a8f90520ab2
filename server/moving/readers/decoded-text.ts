import type { Readable } from 'node:stream';

const declaration = /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/;

/** A declaration that could be read byte by byte is in no UTF-16, whatever it says. */
function declaredIn(start: Buffer): string {
  const [, name = ''] = declaration.exec(start.toString('latin1', 0, 500)) ?? [];
  return /^utf-?16/i.test(name) ? '' : name;
}

/** By the first bytes of a file: its mark, what XML declares, or else UTF-8. */
export function decoderFor(start: Buffer): TextDecoder {
  const mark = start.toString('hex', 0, 3);
  if (mark.startsWith('fffe')) return new TextDecoder('utf-16le');
  if (mark.startsWith('feff')) return new TextDecoder('utf-16be');
  try {
    return new TextDecoder(mark === 'efbbbf' ? 'utf-8' : declaredIn(start) || 'utf-8');
  } catch {
    return new TextDecoder();
  }
}

export async function* decodedText(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const part of stream) {
    decoder ??= decoderFor(part);
    yield decoder.decode(part, { stream: true });
  }
}
