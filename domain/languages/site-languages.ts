import type { SiteSettings } from '../settings.ts';
import { type Digits, usualDigits } from './digits.ts';
import { ownLanguageName } from './kept-formats.ts';
import { prefixOf } from './language-path.ts';
import { type Direction, directionOf } from './tag.ts';

export interface SiteLanguage {
  tag: string;
  /** In its own script. */
  name: string;
  direction: Direction;
  digits: Digits;
  /** '/ar'; empty for the language of origin. */
  prefix: string;
  isOrigin: boolean;
  isPublished: boolean;
}

type Settings = Pick<SiteSettings, 'language' | 'languages'>;

function originOf(tag: string): SiteLanguage {
  const own = { tag, name: ownLanguageName(tag), direction: directionOf(tag) };
  return { ...own, digits: usualDigits(tag), prefix: '', isOrigin: true, isPublished: true };
}

/** All that are set up, that of origin first. */
export function languagesOf({ language, languages }: Settings): [SiteLanguage, ...SiteLanguage[]] {
  const further = languages.map(({ tag, name, digits, isPublished }) => ({
    tag,
    name,
    digits,
    isPublished,
    direction: directionOf(tag),
    prefix: prefixOf(tag),
    isOrigin: false,
  }));
  return [originOf(language.tag), ...further];
}

/** Those that visitors see, that of origin first. */
export function publishedLanguages(settings: Settings): [SiteLanguage, ...SiteLanguage[]] {
  const [origin, ...further] = languagesOf(settings);
  return [origin, ...further.filter(({ isPublished }) => isPublished)];
}

export function languageNamed(settings: Settings, tag: string): SiteLanguage | null {
  return languagesOf(settings).find((language) => language.tag === tag) ?? null;
}
