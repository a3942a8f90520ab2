import { reservedSlugs } from '../content/addresses/reserved-slugs.ts';
import type { SiteSettings } from '../settings.ts';
import { prefixOf } from './language-path.ts';

type Settings = Pick<SiteSettings, 'language' | 'languages'>;

function problemOf({ language, languages }: Settings, place: number): string | null {
  const tag = languages[place]?.tag ?? '';
  const isTaken = languages.slice(0, place).some((one) => one.tag === tag);
  if (isTaken) return `The language ${tag} is in this list already.`;
  if (tag === language.tag) return `${tag} is the language that the site is written in.`;
  const first = prefixOf(tag);
  if (!reservedSlugs.has(first.slice(1))) return null;
  return `The address ${first} belongs to the site itself, so no language can have it.`;
}

/** A sentence for each row that cannot be stored, by its path. */
export function languageProblems(settings: Settings): Record<string, string> {
  const problems = settings.languages.map((_, place) => problemOf(settings, place));
  return Object.fromEntries(
    problems.flatMap((problem, place) => (problem ? [[`languages.${place}.tag`, problem]] : [])),
  );
}

/** No further language can become that of origin while it is in the list. */
export function originProblems({ language, languages }: Settings): Record<string, string> {
  const { tag } = language;
  if (!languages.some((one) => one.tag === tag)) return {};
  return { 'language.tag': `${tag} is one of the further languages. Take it out there first.` };
}
