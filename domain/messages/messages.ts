import type { Catalogued } from './catalogue-of.ts';
import type * as en from './en/en.ts';

type English = typeof en;

/** What a catalogue holds: the texts of each area, in ICU MessageFormat. */
export type Messages = {
  readonly [Area in keyof English]: { readonly [Name in keyof English[Area]]: string };
};

type KeysOf<Area extends keyof English> = `${Area}.${keyof English[Area] & string}`;

/** Such as 'header.openMenu'. */
export type MessageKey = { [Area in keyof English]: KeysOf<Area> }[keyof English];

type EnglishOf<Key extends MessageKey> = Key extends `${infer Area}.${infer Name}`
  ? Area extends keyof English
    ? Name extends keyof English[Area]
      ? English[Area][Name]
      : never
    : never
  : never;

/** `count` of 'count, plural, one '. The words of a form are none: a space, # or a capital tells. */
type NameIn<Text extends string> = Text extends `${infer Name},${string}`
  ? NameIn<Name>
  : Text extends `${string}${' ' | '#'}${string}`
    ? never
    : Text extends Uncapitalize<Text>
      ? Text
      : never;

type NamesIn<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner extends `${infer Before}{${infer After}`
    ? NameIn<Before> | NamesIn<`{${After}}${Rest}`>
    : NameIn<Inner> | NamesIn<Rest>
  : never;

/** The names in braces of the English text. */
type ValueNames<Key extends MessageKey> = NamesIn<EnglishOf<Key>> & string;

type MessageValues<Key extends MessageKey, Value> = [ValueNames<Key>] extends [never]
  ? []
  : [values: Record<ValueNames<Key>, Value>];

/** How the days of a site's origin are spelled. */
export interface DaySpelling {
  zone: string;
  dates: 'day-first' | 'month-first' | 'numbers';
}

/** What the site itself says, in one language. */
export interface SiteMessages {
  /** Of the catalogue: English where a language has none. */
  language: Catalogued;
  /** For `Intl`, with the digits of the language. */
  locale: string;
  text<Key extends MessageKey>(key: Key, ...values: MessageValues<Key, string | number>): string;
  /** What specified calls answer, whatever the language of the page. */
  english<Key extends MessageKey>(key: Key, ...values: MessageValues<Key, string | number>): string;
  /** With elements in the place of values. */
  parts<Key extends MessageKey, Part>(
    key: Key,
    ...values: MessageValues<Key, string | number | Part>
  ): (string | Part)[];
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** With the comma of the language. */
  list(items: readonly string[]): string;
  /** With its semicolon, where an item may hold a comma. */
  lists(items: readonly string[]): string;
  /** Such as 'Lisbon and Berlin'. */
  and(items: Iterable<string>): string;
  /** From 0 for Monday. */
  weekday(day: number): string;
  /** Of a time in ISO 8601; such as '30 November 2026'. */
  day(iso: string, spelling: DaySpelling): string;
  /** Such as 'Mon 30 Nov 2026'. */
  dayOfWeek(iso: string, spelling: DaySpelling): string;
}
