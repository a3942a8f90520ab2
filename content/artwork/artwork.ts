import type { FlowOptions, PlotShape } from '../../media/flow/options.ts';

export interface Artwork {
  name: string;
  seed: string;
  look: Partial<FlowOptions>;
}

const night = { theme: 'night', arrangement: 'none' } as const;
const wide = { ...night, width: 1440, height: 740, spacing: 10 } as const;
const low = { ...night, width: 1440, height: 560, spacing: 9 } as const;
const tall = { ...night, width: 600, height: 820, spacing: 11 } as const;

const tallStone = [{ x: 0.72, y: 0.28, r: 0.26 }];
const tallPlot: PlotShape = { x: 0.34, y: 0.27, width: 0.52, height: 0.4, turn: 0.12 };
const twoTallStones = [
  { x: 0.34, y: 0.2, r: 0.16 },
  { x: 0.76, y: 0.32, r: 0.16 },
];
const overTallStone = { leadX: 0.72, leadY: 0.063 };

export const homeHero = {
  wide: {
    name: 'home-hero',
    seed: 'hero',
    look: {
      ...night,
      width: 1440,
      height: 860,
      motif: 'meander',
      spacing: 10,
      stones: [{ x: 0.74, y: 0.425, r: 0.2 }],
      leadX: 0.74,
      leadY: 0.195,
      amplitude: 0.2,
      frequency: 1.05,
      solid: true,
      stroke: 1.15,
      beat: 190,
    },
  },
  tall: {
    name: 'home-hero-tall',
    seed: 'hero',
    look: {
      ...night,
      width: 600,
      height: 1000,
      motif: 'meander',
      spacing: 11,
      stones: [{ x: 0.66, y: 0.29, r: 0.24 }],
      leadX: 0.66,
      leadY: 0.13,
      amplitude: 0.22,
      frequency: 1.05,
      solid: true,
      stroke: 1.2,
      beat: 150,
    },
  },
} satisfies Record<string, Artwork>;

const twoStudies = {
  motif: 'terrace',
  solid: true,
  stones: [
    { x: 0.6, y: 0.36, r: 0.13 },
    { x: 0.85, y: 0.36, r: 0.19 },
  ],
  leadX: 0.72,
  leadY: 0.36,
} as const;
const twoOffices = {
  motif: 'delta',
  solid: true,
  stones: [
    { x: 0.66, y: 0.31, r: 0.16 },
    { x: 0.88, y: 0.31, r: 0.16 },
  ],
  leadX: 0.77,
  leadY: 0.31,
} as const;
const contactGrove: PlotShape = { x: 0.2, y: 0.375, width: 0.62, height: 0.28, turn: 0.08 };
const serviceGrove: PlotShape = { x: 0.2, y: 0.38, width: 0.5, height: 0.34, turn: 0.1 };

const heroes: Artwork[] = [
  homeHero.wide,
  homeHero.tall,
  { name: 'case-studies-hero', seed: 'cases-6', look: { ...low, ...twoStudies } },
  {
    name: 'case-studies-hero-tall',
    seed: 'cases-6',
    look: { ...tall, ...twoStudies, stones: tallStone, ...overTallStone },
  },
  {
    name: 'insights-hero',
    seed: 'insights-2',
    look: {
      ...low,
      motif: 'gather',
      stones: [{ x: 0.8, y: 0.375, r: 0.175 }],
      solid: true,
      lead: false,
    },
  },
  {
    name: 'insights-hero-tall',
    seed: 'insights-2',
    look: { ...tall, motif: 'gather', stones: tallStone, solid: true, lead: false },
  },
  {
    name: 'contact-hero',
    seed: 'contact-4',
    look: { ...low, motif: 'delta', flip: true, plot: contactGrove },
  },
  {
    name: 'contact-hero-tall',
    seed: 'contact-4',
    look: { ...tall, motif: 'delta', flip: true, plot: tallPlot },
  },
  { name: 'company-hero', seed: 'company-2', look: { ...wide, ...twoOffices } },
  {
    name: 'company-hero-tall',
    seed: 'company-2',
    look: { ...tall, ...twoOffices, stones: twoTallStones, leadX: 0.55, leadY: 0.26 },
  },
  {
    name: 'service-hero',
    seed: 'svc-web-3',
    look: { ...wide, motif: 'terrace', flip: true, plot: serviceGrove },
  },
  {
    name: 'service-hero-tall',
    seed: 'svc-web-3',
    look: { ...tall, motif: 'terrace', flip: true, plot: tallPlot },
  },
  {
    name: 'not-found-hero',
    seed: 'dry-4',
    look: { ...wide, motif: 'terrace', spacing: 13, amplitude: 0.12, lead: false },
  },
  {
    name: 'not-found-hero-tall',
    seed: 'dry-4',
    look: { ...tall, motif: 'terrace', spacing: 14, amplitude: 0.12, lead: false },
  },
];

const card = { width: 900, height: 720 } as const;
const panel = { arrangement: 'none', width: 700 } as const;
const route = { theme: 'water', motif: 'meander', amplitude: 0.1, tilt: 0 } as const;

const panels: Artwork[] = [
  {
    name: 'quote-panel',
    seed: 'get-a-quote',
    look: { ...panel, width: 500, height: 625, theme: 'copper', motif: 'terrace', spacing: 12 },
  },
  {
    name: 'question-panel',
    seed: 'question-3',
    look: { ...panel, height: 840, theme: 'water', motif: 'basin', spacing: 13, lead: false },
  },
  {
    name: 'next-panel',
    seed: 'next-1',
    look: { ...panel, theme: 'night', height: 817, motif: 'gather', spacing: 13, lead: false },
  },
  {
    name: 'route',
    seed: 'route-6',
    look: {
      ...route,
      width: 1300,
      height: 300,
      spacing: 9,
      stones: [
        { x: 0.115, y: 0.5, r: 0.2 },
        { x: 0.865, y: 0.5, r: 0.2 },
      ],
      leadX: 0.2,
      leadY: 0.5,
    },
  },
  {
    name: 'route-narrow',
    seed: 'route-6',
    look: {
      ...route,
      width: 600,
      height: 300,
      spacing: 10,
      stones: [
        { x: 0.16, y: 0.5, r: 0.2 },
        { x: 0.84, y: 0.5, r: 0.2 },
      ],
      leadX: 0.5,
      leadY: 0.5,
    },
  },
  {
    name: 'login',
    seed: 'login-5',
    look: {
      width: 900,
      height: 1125,
      theme: 'night',
      motif: 'basin',
      arrangement: 'plot',
      spacing: 11,
    },
  },
  {
    name: 'company-mission',
    seed: 'mission-3',
    look: {
      ...card,
      theme: 'water',
      motif: 'meander',
      arrangement: 'none',
      plot: { x: 0.68, y: 0.55, width: 0.5, height: 0.42, turn: 0.1 },
    },
  },
  {
    name: 'company-ambition',
    seed: 'ambition-5',
    look: {
      ...card,
      theme: 'night',
      motif: 'delta',
      stones: [{ x: 0.98, y: 0.5, r: 0.62 }],
      solid: true,
    },
  },
];

/** design.md sections 4 and 11. */
export const artwork: readonly Artwork[] = [...heroes, ...panels];
