import type { Theme } from './themes.ts';

/** A place in the picture, in picture units from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A round island: x and y as parts of width and height, r as a part of the short side. */
export interface Stone extends Point {
  r: number;
}

/** The grove: its centre as parts of the picture, its sides as parts of the short side, its turn in radians. */
export interface PlotShape extends Point {
  width: number;
  height: number;
  turn: number;
}

export const motifs = ['meander', 'delta', 'terrace', 'basin', 'gather'] as const;
export type Motif = (typeof motifs)[number];

export type Arrangement = 'one' | 'edge' | 'row' | 'pair' | 'plot' | 'none';

/** What may be wished of a picture; whatever is left out follows from the seed (design.md section 5). */
export interface FlowOptions {
  /** In picture units; 800 by 600 unless given. */
  width: number;
  height: number;
  theme: Theme;
  motif: Motif;
  arrangement: Arrangement;
  /** Replaces the arrangement. */
  stones: readonly Stone[];
  plot: PlotShape;
  /** Mean distance between lines, in picture units. */
  spacing: number;
  /** Strength of the noise as a part of the short side. */
  amplitude: number;
  /** Cells of noise per short side. */
  frequency: number;
  /** Slope of the even flow in radians. */
  tilt: number;
  /** Where the lead line starts, as parts of width and height. */
  leadX: number;
  leadY: number;
  /** Whether the lead line is drawn. */
  lead: boolean;
  /** Whether the first stone has the colour of the lead line. */
  solid: boolean;
  /** Mirrors the picture, so that water arrives from the end side. */
  flip: boolean;
  /** Width of a middle line in picture units. */
  stroke: number;
  /** Distance between two shafts on the lead line, in picture units. */
  beat: number;
}
