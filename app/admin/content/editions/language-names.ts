import { type Direction, directionOf } from '../../../../domain/languages/tag.ts';
import type { TextLanguage } from '../rich-text/surface.ts';

/** As those who read it call it: 'العربية' of 'ar'; empty where it names no language. */
export function nativeName(tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? '';
  } catch {
    return '';
  }
}

/** For what is typed and shown in it. */
export function languageOf(tag: string): TextLanguage & { direction: Direction } {
  return { tag, direction: directionOf(tag) };
}
