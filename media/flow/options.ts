import type { Theme } from './themes.ts';

export interface FlowPoint {
  x: number;
  y: number;
}

export interface FlowStone extends FlowPoint {
  r: number;
}

export interface PlotShape extends FlowPoint {
  width: number;
  height: number;
  turn: number;
}

export const flowMotifs = ['meander', 'delta', 'terrace', 'basin', 'gather'] as const;
export type FlowMotif = (typeof flowMotifs)[number];

export const maxShafts = 24;

export type Arrangement = 'one' | 'edge' | 'row' | 'pair' | 'plot' | 'none';

/** What is left out follows from the seed (design.md section 5). Lengths in picture units. */
export interface FlowOptions {
  width: number;
  height: number;
  theme: Theme;
  motif: FlowMotif;
  arrangement: Arrangement;
  stones: readonly FlowStone[];
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
