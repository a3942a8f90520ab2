import type { Drawing } from './drawing/drawing.ts';

export interface Scene {
  draw: () => Drawing;
  seconds: number;
  /** Caption from here on; without one the caption before stays. */
  words?: string;
  /** Where a finger comes down at the end, in units of the drawing. */
  tap?: { x: number; y: number };
  /** A drop is heard as it begins; a tap is heard by itself. */
  sounds?: true;
  /** Follows the scene before without a fade. */
  cut?: true;
}

/** A scene for each letter, as words are typed. */
export function typing(words: string, draw: (typed: string) => Drawing, seconds = 0.2): Scene[] {
  return Array.from(words, (_, i) => ({
    draw: () => draw(words.slice(0, i + 1)),
    seconds,
    cut: true,
  }));
}

/**
 * An artefact in use. It begins and ends with the artefact as it is drawn, so that the picture of a page is
 * its first frame.
 */
export interface ArtefactFilm {
  slug: string;
  /** Of the artefact. */
  name: string;
  /** Behind what is no rectangle. */
  ground: string;
  /** Pixels of the film for each unit of the drawing. */
  scale: number;
  scenes: Scene[];
}
