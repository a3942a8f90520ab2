const types: Record<string, string> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  }
  return bytes;
}

/**
 * The pictures of Word, which its HTML only names by a path of the computer, in their order; null for
 * one in a format of Windows.
 */
export function rtfPictures(rtf: string): (File | null)[] {
  // Each picture stands twice, the second time for old programs.
  const text = rtf.replace(/\{\\nonshppict[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '');
  return text
    .split('{\\pict')
    .slice(1)
    .map((part, index) => {
      const type = types[/\\(pngblip|jpegblip)/.exec(part)?.[1] ?? ''];
      const hex = /[\s}]([0-9a-f\s]{32,})\}/i.exec(part)?.[1]?.replace(/\s/g, '') ?? '';
      if (!type || hex === '') return null;
      return new File([bytesOf(hex)], `picture-${index + 1}.${type.slice(6)}`, { type });
    });
}
