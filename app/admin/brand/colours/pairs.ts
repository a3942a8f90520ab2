import type { BrandColours } from '../../../../domain/brand/palette.ts';
import { type RolePair, rolePairsOf } from '../../../../domain/brand/role-pairs.ts';

/** What most people look at; the others stand below them. */
const first = [
  ['Text', 'on the page'],
  ['Quiet text', 'on the page'],
  ['Accent text', 'on the page'],
  ['Button', 'its words'],
  ['Line and bar', 'on the page'],
  ['Text', 'on deep'],
  ['Accent text', 'on deep'],
  ['Line and bar', 'on deep'],
  ['Button', 'at night, its words'],
  ['Focus ring', 'on the page'],
] as const;

type Place = readonly [role: string, ground: string];

function isAt([role, ground]: Place) {
  return (pair: RolePair) => pair.role === role && pair.ground === ground;
}

/** The wish itself would not have held. */
export function wasMoved({ isMoved, wishRatio, needed }: RolePair): boolean {
  return isMoved && wishRatio < needed;
}

/** Cut, never rounded up to what is needed. */
export function ratioInWords(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

export interface BrandPairs {
  first: RolePair[];
  others: RolePair[];
  /** Where the accent became another for words: on the page, or on deep ground alone. */
  accent: { pair: RolePair; isOnDeep: boolean; isOnBoth: boolean; areLinesMoved: boolean } | null;
}

export function brandPairsOf(colours: BrandColours): BrandPairs {
  const all = rolePairsOf(colours);
  const at = (place: Place) => all.find(isAt(place));
  const moved = (place: Place) => {
    const pair = at(place);
    return pair && wasMoved(pair) ? pair : null;
  };
  const [onPage, onDeep] = [
    moved(['Accent text', 'on the page']),
    moved(['Accent text', 'on deep']),
  ];
  const pair = onPage ?? onDeep;
  return {
    first: first.flatMap((place) => at(place) ?? []),
    others: all.filter((one) => !first.some((place) => isAt(place)(one))),
    accent: pair && {
      pair,
      isOnDeep: !onPage,
      isOnBoth: onPage !== null && onDeep !== null,
      areLinesMoved: moved(['Line and bar', 'on the page']) !== null,
    },
  };
}
