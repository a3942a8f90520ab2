import type { Theme } from './themes.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Stone extends Point {
  r: number;
}

export interface PlotShape extends Point {
  width: number;
  height: number;
  turn: number;
}

export const motifs = ['meander', 'delta', 'terrace', 'basin', 'gather'] as const;
export type Motif = (typeof motifs)[number];

export const maxShafts = 24;

export type Arrangement = 'one' | 'edge' | 'row' | 'pair' | 'plot' | 'none';

/** What is left out follows from the seed (design.md section 5). Lengths in picture units. */
export interface FlowOptions {
  width: number;
  height: number;
  theme: Theme;
  motif: Motif;
  arrangement: Arrangement;
  stones: readonly Stone[];
  plot: PlotShape;
  spacing: number;
  amplitude: number;
  frequency: number;
  tilt: number;
  leadX: number;
  leadY: number;
  lead: boolean;
  solid: boolean;
  flip: boolean;
  stroke: number;
  beat: number;
  /** How many rings the lead line has, at most `maxShafts`; absent, one at each beat. */
  shafts: number;
}
