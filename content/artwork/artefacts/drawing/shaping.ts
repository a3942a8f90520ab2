import { Buffer, Direction, Feature, shape } from 'harfbuzzjs';
import { type DrawnFace, type LoadedFace, loadedFace } from './faces.ts';

/** Places are in ems from the start of its word. */
interface Glyph {
  id: number;
  x: number;
  y: number;
}

interface Word {
  glyphs: Glyph[];
  /** In ems from the left edge of the text. */
  x: number;
}

export interface ShapedText {
  words: Word[];
  /** In ems. */
  width: number;
}

const arabic = /[\u0600-\u06ff]/;
const figure = /^[0-9\u0660-\u0669\u06f0-\u06f9]/;
const figures =
  /([0-9\u0660-\u0669\u06f0-\u06f9]+(?:[.:,/\u066a-\u066c][0-9\u0660-\u0669\u06f0-\u06f9]+)*)/;

/** From left to right: figures run so within Arabic, too. */
function piecesOf(text: string): string[] {
  return arabic.test(text) ? text.split(figures).filter(Boolean).toReversed() : [text];
}

/** Three forms of each letter in turn: livelier than its bytes are worth. */
const plainHandwriting = [new Feature('calt', 0)];

/** In ems; Reem Kufi's own space is one of Arabic signs only, too narrow to part words. */
const widerSpace = (name: DrawnFace) => (name.startsWith('reem-kufi') ? 0.1 : 0);

interface Placed extends Glyph {
  isSpace: boolean;
  advance: number;
}

function glyphsOf(text: string, face: LoadedFace, name: DrawnFace): Placed[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (figure.test(text)) buffer.setDirection(Direction.LTR);
  shape(face.font, buffer, name.startsWith('caveat') ? plainHandwriting : []);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const sign = text[cluster] ?? '';
    if (codepoint === 0) throw new Error(`${name} has no sign for ‘${sign}’ of ‘${text}’.`);
    const place = places[index];
    return {
      id: codepoint,
      x: (place?.xOffset ?? 0) / face.unitsPerEm,
      y: -(place?.yOffset ?? 0) / face.unitsPerEm,
      advance: (place?.xAdvance ?? 0) / face.unitsPerEm,
      isSpace: sign === ' ',
    };
  });
}

/** @param tracking Added to every glyph, in ems. */
export function shapeText(text: string, name: DrawnFace, tracking = 0): ShapedText {
  const face = loadedFace(name);
  const words: Word[] = [];
  let word: Word | undefined;
  let x = 0;
  for (const glyph of piecesOf(text).flatMap((piece) => glyphsOf(piece, face, name))) {
    if (glyph.isSpace) {
      word = undefined;
      x += widerSpace(name);
    }
    if (!glyph.isSpace) {
      if (!word) {
        word = { glyphs: [], x };
        words.push(word);
      }
      word.glyphs.push({ id: glyph.id, x: x + glyph.x - word.x, y: glyph.y });
    }
    x += glyph.advance + tracking;
  }
  return { words, width: x - tracking };
}
