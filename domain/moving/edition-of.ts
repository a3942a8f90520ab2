import type { Kind } from '../content/kind.ts';
import { blogPairLimits } from '../content/kinds/blog.ts';
import { textSection } from '../content/sections/kinds/basic/text.ts';
import type { StoredSection } from '../content/sections/section.ts';
import { textElement } from '../xml.ts';
import type { SourceNote } from './source-entry.ts';

type Values = Record<string, unknown>;

export interface ImportingSite {
  /** The tag of origin. */
  language: string;
  further: readonly string[];
}

/** 'zh-Hant' of 'zh_TW', 'pt-Latn' of 'pt-br'. */
function inScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag.replace('_', '-')).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

/**
 * The language of the site that one of the source is: the same, one in the same script, or one of another
 * script, that of origin first. Undefined without one.
 */
function tagOf(language: string, { language: origin, further }: ImportingSite): string | undefined {
  if (language === '') return origin;
  const all = [origin, ...further];
  const spelled = (tag: string) => tag.toLowerCase().replace('_', '-');
  const primary = (tag: string) => spelled(tag).split('-', 1)[0];
  for (const part of [spelled, inScript, primary]) {
    const found = all.find((tag) => part(tag) === part(language));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a text of the source is one in the language of origin. */
export function isOfOrigin({ language }: { language: string }, site: ImportingSite): boolean {
  return tagOf(language, site) === site.language;
}

/** The tag of the site's further language that a text of the source is in; undefined without one. */
export function furtherTagOf(
  { language }: { language: string },
  site: ImportingSite,
): string | undefined {
  const tag = tagOf(language, site);
  return tag === site.language ? undefined : tag;
}

interface Fitted {
  values: Values;
  notes: SourceNote[];
  isCut: boolean;
}

interface Room {
  /** Texts of the original. */
  count: number;
  /** The field of a text below its heading, and its limit. */
  name: string;
  limit: number;
}

/** Visitors read as many texts as the original has: further ones are smaller headings in the last. */
function fittingTexts(came: Values[], { count, name, limit }: Room, fitted: Fitted): Values[] {
  const texts = came.slice(0, count);
  let above = texts.at(-1)?.heading;
  for (const { heading, [name]: html } of came.slice(count)) {
    const last = texts.pop();
    const title = heading === above ? '' : textElement('h3', String(heading));
    const whole = `${last?.[name] ?? ''}${title}${html}`;
    const isFitting = last !== undefined && whole.length <= limit;
    if (last) texts.push(isFitting ? { ...last, [name]: whole } : last);
    fitted.isCut ||= !isFitting;
    fitted.notes.push({
      what: `heading “${heading}”`,
      became: isFitting
        ? 'A smaller heading in the last text, as its original has no more.'
        : 'Left out with its text, as its original has no room for it. A new translation stays a draft.',
    });
    above = heading;
  }
  return texts;
}

/** Sections of a page, whose texts an edition holds by the ids of those of their kind in the original. */
function sectionTexts(sections: StoredSection[], original: StoredSection[], fitted: Fitted) {
  const isText = ({ kind }: StoredSection) => kind === textSection.name;
  const came = sections.filter(isText).map(({ props }) => props);
  const { limit } = textSection.fields.text;
  const room = { count: original.filter(isText).length, name: 'text', limit };
  const texts = fittingTexts(came, room, fitted).map((props) => ({
    kind: textSection.name,
    props,
  }));
  const left = [...sections.filter((one) => !isText(one)), ...texts];
  const pairs = original.flatMap(({ id, kind }) => {
    const place = left.findIndex((one) => one.kind === kind);
    return left.splice(place, place < 0 ? 0 : 1).map(({ props }) => [id, props] as const);
  });
  return Object.fromEntries(pairs);
}

/** What an edition takes of values that were made for an item of its own. */
export function editionValues(own: Kind, values: Values, original: Values): Fitted {
  const fitted: Fitted = { values: {}, notes: [], isCut: false };
  for (const [name, value] of Object.entries(values)) {
    const [field, stored] = [own.fields[name], original[name]];
    if (!field) continue;
    const isList = Array.isArray(value) && Array.isArray(stored);
    if (isList && name === 'sections') fitted.values[name] = sectionTexts(value, stored, fitted);
    else if (isList && field.control === 'pairs') {
      const room = { count: stored.length, name: 'paragraph', limit: blogPairLimits.paragraph };
      fitted.values[name] = fittingTexts(value, room, fitted);
    } else fitted.values[name] = value;
  }
  return fitted;
}
