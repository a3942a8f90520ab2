import { IntlMessageFormat } from 'intl-messageformat';
import { type Digits, usualDigits } from '../languages/digits.ts';
import { dateFormat, listFormat, numberFormat } from '../languages/kept-formats.ts';
import { withOrdinal } from '../languages/ordinal-day.ts';
import { directionOf } from '../languages/tag.ts';
import { visitorsDay, visitorsWeekday } from '../settings/region.ts';
import * as ar from './ar/ar.ts';
import { catalogueOf } from './catalogue-of.ts';
import * as de from './de/de.ts';
import * as en from './en/en.ts';
import * as es from './es/es.ts';
import * as fa from './fa/fa.ts';
import * as fr from './fr/fr.ts';
import * as ja from './ja/ja.ts';
import type { DaySpelling, MessageKey, Messages, SiteMessages } from './messages.ts';
import * as ur from './ur/ur.ts';

export const catalogues = { en, ar, de, es, fa, fr, ja, ur } satisfies Record<
  SiteMessages['language'],
  Messages
>;

/** Says calendar and digits: what `ar` alone means depends on the region and on the browser. */
function localeOf(tag: string, language: SiteMessages['language'], numberingSystem: Digits) {
  if (language === 'en') return 'en';
  const calendar = language === 'fa' ? 'persian' : 'gregory';
  return new Intl.Locale(tag, { calendar, numberingSystem }).toString();
}

/** Between what is listed, and between lists. */
function separatorsOf(language: SiteMessages['language']): [comma: string, semicolon: string] {
  if (language === 'ja') return ['、', '；'];
  return directionOf(language) === 'rtl' ? ['، ', '؛ '] : [', ', '; '];
}

const isolate = ['\u2068', '\u2069'] as const;

/** Words of another direction, phone numbers and signs keep their order inside a sentence. */
function isolated(value: string): string {
  const stays = /^[\p{Script=Arabic}\p{N}\s،؛؟.!|«»%]*$/u.test(value);
  return stays ? value : isolate.join(value);
}

function textIn(language: SiteMessages['language'], key: MessageKey): string {
  const [area = '', name = ''] = key.split('.');
  const areas: Record<string, Record<string, string>> = catalogues[language];
  const text = areas[area]?.[name];
  if (text === undefined) throw new Error(`no message ${key} in ${language}`);
  return text;
}

type Values = Record<string, unknown>;

/** Some values are typed by visitors: what they search for. */
const maxTexts = 2_000;

function makeMessages(language: SiteMessages['language'], locale: string): SiteMessages {
  const isRightToLeft = directionOf(language) === 'rtl';
  const [comma, semicolon] = separatorsOf(language);
  const formats = new Map<MessageKey, IntlMessageFormat>();
  function formatOf(key: MessageKey): IntlMessageFormat {
    const known = formats.get(key);
    if (known) return known;
    const made = new IntlMessageFormat(textIn(language, key), locale);
    formats.set(key, made);
    return made;
  }

  function partsOf(key: MessageKey, values: Values = {}): unknown[] {
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      isRightToLeft && typeof value === 'string' ? isolated(value) : value,
    ]);
    const parts = formatOf(key).formatToParts(Object.fromEntries(shown));
    return parts.map(({ value }) => value);
  }

  const texts = new Map<string, string>();
  const text: SiteMessages['text'] = (key, ...[values]) => {
    const asked = values ? key + JSON.stringify(values) : key;
    const known = texts.get(asked);
    if (known !== undefined) return known;
    if (texts.size >= maxTexts) texts.clear();
    const made = partsOf(key, values).join('');
    texts.set(asked, made);
    return made;
  };
  return {
    language,
    locale,
    text,
    english: language === 'en' ? text : messagesFor('en').text,
    // The values are the caller's own, or strings.
    parts: <Key extends MessageKey, Part>(key: Key, ...[values]: [Values?]) =>
      partsOf(key, values) as (string | Part)[],
    number: (value, options) => numberFormat(locale, options).format(value),
    list: (items) => items.join(comma),
    lists: (items) => items.join(semicolon),
    // British English has no comma before 'and'.
    and: (items) => listFormat(language === 'en' ? 'en-GB' : locale).format(items),
    weekday: (day) =>
      // 1 January 2024 was a Monday.
      dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day)),
    day: (iso, spelling) =>
      language === 'en' ? visitorsDay(iso, spelling) : dated(iso, spelling, {}),
    dayOfWeek: (iso, spelling) =>
      language === 'en'
        ? visitorsWeekday(iso, spelling)
        : dated(iso, spelling, { weekday: 'long' }),
  };

  function dated(iso: string, spelling: DaySpelling, more: { weekday?: 'long' }): string {
    const day = {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: spelling.zone,
    } as const;
    return withOrdinal(dateFormat(locale, { ...day, ...more }).format(new Date(iso)), locale);
  }
}

const made = new Map<string, SiteMessages>();

/** @param tag BCP 47; a language without a catalogue has the English texts */
export function messagesFor(tag: string, digits: Digits = usualDigits(tag)): SiteMessages {
  const key = `${tag} ${digits}`;
  const known = made.get(key);
  if (known) return known;
  const language = catalogueOf(tag);
  const messages = makeMessages(language, localeOf(tag, language, digits));
  made.set(key, messages);
  return messages;
}
