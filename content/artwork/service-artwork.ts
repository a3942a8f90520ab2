import type { FlowOptions, PlotShape } from '../../media/flow/options.ts';
import type { Artwork } from './artwork.ts';

const night = { theme: 'night', arrangement: 'none', solid: true } as const;
const wide = { ...night, width: 1440, height: 740, spacing: 10 } as const;
const tall = { ...night, width: 600, height: 820, spacing: 11 } as const;
const block = { width: 900, height: 620, spacing: 11 } as const;

const tallStone = [{ x: 0.72, y: 0.235, r: 0.21 }];
const grove: PlotShape = { x: 0.2, y: 0.4, width: 0.5, height: 0.4, turn: 0.1 };
const tallGrove: PlotShape = { x: 0.34, y: 0.27, width: 0.52, height: 0.4, turn: 0.12 };

type Look = Partial<FlowOptions>;

const services: Record<
  string,
  { seed: string; hero: Look; tallHero: Look; blocks: [Look, Look, Look] }
> = {
  ecommerce: {
    seed: 'svc-shop-2',
    hero: {
      motif: 'meander',
      lead: false,
      stones: [
        { x: 0.7, y: 0.35, r: 0.11 },
        { x: 0.88, y: 0.4, r: 0.17 },
        { x: 0.58, y: 0.24, r: 0.07 },
      ],
    },
    tallHero: {
      motif: 'meander',
      lead: false,
      stones: [
        { x: 0.74, y: 0.23, r: 0.17 },
        { x: 0.38, y: 0.2, r: 0.12 },
        { x: 0.14, y: 0.26, r: 0.07 },
      ],
    },
    blocks: [
      { theme: 'copper', motif: 'meander', arrangement: 'row' },
      { theme: 'night', motif: 'gather', arrangement: 'plot' },
      { theme: 'paper', motif: 'terrace', arrangement: 'edge', solid: true },
    ],
  },
  web: {
    seed: 'svc-web-3',
    hero: { motif: 'terrace', flip: true, plot: grove },
    tallHero: { motif: 'terrace', flip: true, plot: tallGrove },
    blocks: [
      { theme: 'night', motif: 'meander', arrangement: 'edge', solid: true },
      { theme: 'water', motif: 'terrace', arrangement: 'plot' },
      { theme: 'copper', motif: 'meander', arrangement: 'pair' },
    ],
  },
  cms: {
    seed: 'cms-4',
    hero: { motif: 'meander', lead: false, stones: [{ x: 0.84, y: 0.375, r: 0.215 }] },
    tallHero: { motif: 'meander', lead: false, stones: tallStone },
    blocks: [
      { theme: 'water', motif: 'terrace', arrangement: 'row' },
      { theme: 'copper', motif: 'gather', arrangement: 'plot' },
      { theme: 'night', motif: 'delta', arrangement: 'one', solid: true },
    ],
  },
  mobile: {
    seed: 'svc-app-6',
    hero: {
      motif: 'basin',
      lead: false,
      stones: [
        { x: 0.69, y: 0.27, r: 0.1 },
        { x: 0.87, y: 0.42, r: 0.2 },
      ],
    },
    tallHero: {
      motif: 'basin',
      lead: false,
      stones: [
        { x: 0.66, y: 0.235, r: 0.18 },
        { x: 0.22, y: 0.18, r: 0.1 },
      ],
    },
    blocks: [
      { theme: 'paper', motif: 'meander', arrangement: 'one', solid: true },
      { theme: 'night', motif: 'terrace', arrangement: 'plot' },
      { theme: 'water', motif: 'basin', arrangement: 'pair' },
    ],
  },
  // A huge stone cut by the edge stays dark: header and headline cross it.
  'ui-ux': {
    seed: 'svc-ux-5',
    hero: {
      motif: 'delta',
      lead: false,
      stones: [
        { x: 0.71, y: 0.33, r: 0.12 },
        { x: 1.02, y: 0.4, r: 0.42 },
      ],
    },
    tallHero: {
      motif: 'delta',
      lead: false,
      stones: [
        { x: 0.36, y: 0.25, r: 0.13 },
        { x: 1.02, y: 0.24, r: 0.4 },
      ],
    },
    blocks: [
      { theme: 'night', motif: 'delta', arrangement: 'plot' },
      { theme: 'copper', motif: 'terrace', arrangement: 'one' },
      { theme: 'water', motif: 'gather', arrangement: 'edge', solid: true },
    ],
  },
  seo: {
    seed: 'svc-seo-2',
    hero: {
      motif: 'gather',
      flip: true,
      plot: { x: 0.18, y: 0.37, width: 0.4, height: 0.36, turn: -0.12 },
    },
    tallHero: {
      motif: 'gather',
      flip: true,
      plot: { x: 0.36, y: 0.23, width: 0.5, height: 0.32, turn: -0.12 },
    },
    blocks: [
      { theme: 'water', motif: 'delta', arrangement: 'edge', solid: true },
      { theme: 'paper', motif: 'gather', arrangement: 'plot' },
      { theme: 'night', motif: 'basin', arrangement: 'row' },
    ],
  },
  'social-media': {
    seed: 'svc-social-3',
    hero: {
      motif: 'delta',
      lead: false,
      stones: [
        { x: 0.7, y: 0.3, r: 0.13 },
        { x: 0.92, y: 0.5, r: 0.2 },
      ],
    },
    tallHero: {
      motif: 'delta',
      lead: false,
      stones: [
        { x: 0.36, y: 0.23, r: 0.13 },
        { x: 0.8, y: 0.27, r: 0.18 },
      ],
    },
    blocks: [
      { theme: 'copper', motif: 'delta', arrangement: 'plot' },
      { theme: 'paper', motif: 'basin', arrangement: 'pair', solid: true },
      { theme: 'night', motif: 'meander', arrangement: 'row' },
    ],
  },
  'google-ads': {
    seed: 'svc-ads-7',
    hero: { motif: 'terrace', lead: false, stones: [{ x: 0.76, y: 0.38, r: 0.2 }] },
    tallHero: { motif: 'terrace', lead: false, stones: [{ x: 0.6, y: 0.235, r: 0.2 }] },
    blocks: [
      { theme: 'night', motif: 'gather', arrangement: 'edge', solid: true },
      { theme: 'copper', motif: 'basin', arrangement: 'pair' },
      { theme: 'water', motif: 'meander', arrangement: 'plot' },
    ],
  },
};

const pages = Object.entries(services).flatMap(([key, { seed, hero, tallHero, blocks }]) => [
  ...(key === 'web'
    ? []
    : [
        { name: `${key}-hero`, seed, look: { ...wide, ...hero } },
        { name: `${key}-hero-tall`, seed, look: { ...tall, ...tallHero } },
      ]),
  ...blocks.map((look, index) => ({
    name: `${key}-${index + 1}`,
    seed: `${seed}-${index + 1}`,
    look: { ...block, ...look },
  })),
]);

const beside = { width: 900, height: 720, spacing: 11 } as const;

export const serviceArtwork: readonly Artwork[] = [
  ...pages,
  {
    name: 'cms-counts',
    seed: 'upkeep-4',
    look: {
      ...beside,
      theme: 'night',
      motif: 'terrace',
      arrangement: 'none',
      plot: { x: 0.66, y: 0.5, width: 0.6, height: 0.44, turn: 0.12 },
    },
  },
  {
    name: 'ecommerce-counts',
    seed: 'svc-shop-counts-1',
    look: { ...beside, theme: 'night', motif: 'basin', arrangement: 'one', solid: true },
  },
];
