import { capitalized } from '../../../../../domain/content/kinds/names.ts';

/** The English sentences of lists of rows. */
export const rowTexts = {
  title: (noun: string, place: number) => `${capitalized(noun)} ${place}`,
  order: (label: string) => `${label}: order`,
  fieldOf: (noun: string, label: string) => `${capitalized(noun)}: ${label}`,
  add: (noun: string) => `Add ${noun}`,
  up: (noun: string, place: number) => `Move ${noun} ${place} up`,
  down: (noun: string, place: number) => `Move ${noun} ${place} down`,
  remove: (noun: string, place: number) => `Remove ${noun} ${place}`,
  removed: (noun: string, name: string) =>
    `${capitalized(noun)}${name.trim() && ` ‘${name}’`} was removed.`,
  undo: 'Undo',
  movedTo: (place: number) => `Moved to place ${place}.`,
  full: (limit: number) => `There is room for ${limit}.`,
} as const;
