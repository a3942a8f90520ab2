/** What a fallback needs to know of a TrueType file: its lines and how wide a sentence runs. */

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Format 4 of cmap, which every font with Latin letters has. */
export function glyphFinder(font: Buffer): (code: number) => number {
  const cmap = tableOf(font, 'cmap');
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(4 + i * 8 + 4),
  );
  const start = records.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4.');
  const map = cmap.subarray(start);
  const size = map.readUInt16BE(6);
  return (code) => {
    for (let i = 0; i < size; i += 2) {
      if (map.readUInt16BE(14 + i) < code) continue;
      const first = map.readUInt16BE(16 + size + i);
      if (first > code) return 0;
      const delta = map.readUInt16BE(16 + size * 2 + i);
      const at = 16 + size * 3 + i;
      const range = map.readUInt16BE(at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Letters as often as English has them. */
const sentence =
  'The letters of this line stand as often as in what people read, and so a fallback of the same width keeps every line where it was. ';

/** All in ems. @param font TrueType, one weight. */
export function metricsOf(font: Buffer) {
  const em = tableOf(font, 'head').readUInt16BE(18);
  const hhea = tableOf(font, 'hhea');
  const hmtx = tableOf(font, 'hmtx');
  const last = hhea.readUInt16BE(34) - 1;
  const glyphOf = glyphFinder(font);
  const width = [...sentence].reduce(
    (sum, letter) =>
      sum + hmtx.readUInt16BE(Math.min(glyphOf(letter.codePointAt(0) ?? 0), last) * 4),
    0,
  );
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    gap: hhea.readInt16BE(8) / em,
    width: width / em / sentence.length,
  };
}
