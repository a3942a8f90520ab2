import type { Kind } from '../kind.ts';
import { publishedValues } from '../mapped-values.ts';
import { alignedEdition } from './aligned-rows.ts';
import { mergedTexts } from './merged-texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Pictures of an edition that take the place of those of the original. */
function ownPictures({ fields }: Kind, original: Values, edition: Values): Values {
  const own = Object.entries(fields).filter(([name, { control }]) => {
    const picture = edition[name];
    return control === 'image' && original[name] !== undefined && picture && picture !== '';
  });
  return Object.fromEntries(own.map(([name]) => [name, edition[name]]));
}

/** An original in the words of an edition, with what publishing drops: its pairs stand where they were typed. */
export function mergedValues<T extends object>(kind: Kind, item: T, edition: Values): T {
  const original: Values = Object.fromEntries(Object.entries(item));
  const aligned = alignedEdition(kind.fields, original, edition);
  const merged = mergedTexts(kind.fields, original, aligned);
  const { canonical } = kind.page;
  return {
    ...item,
    ...merged,
    ...ownPictures(kind, original, edition),
    // That of the original names its own address.
    ...(canonical !== null && original[canonical] !== undefined && { [canonical]: '' }),
  };
}

/**
 * What visitors read of an original in the language of an edition; address, categories and all else that is
 * shared stay those of the original. Of an item that was read in part, the same part.
 */
export function mergedItem<T extends object>(kind: Kind, item: T, edition: Values): T {
  return publishedValues(kind, mergedValues(kind, item, edition));
}
