import { capitalized } from '../../../../../domain/content/kinds/names.ts';

export const rowTexts = {
  title: (noun: string, place: number) => `${capitalized(noun)} ${place}`,
  titleOf: (noun: string, place: number, name: string) =>
    `${capitalized(noun)} ${place}${name && `: ${name}`}`,
  inside: (noun: string, label: string, count: number) =>
    `${count} ${count === 1 ? noun : label.toLowerCase()}`,
  order: (label: string) => `${label}: order`,
  fieldOf: (noun: string, label: string) => `${capitalized(noun)}: ${label}`,
  add: (noun: string) => `Add ${noun}`,
  named: (noun: string, place: number) => `${noun} ${place}`,
  removed: (noun: string, name: string) =>
    `${capitalized(noun)}${name.trim() && ` ‘${name}’`} was removed.`,
  full: (limit: number) => `There is room for ${limit}.`,
} as const;
