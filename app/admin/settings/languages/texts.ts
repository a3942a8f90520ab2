import { countOf } from '../../../../domain/count-of.ts';

interface Counts {
  missing: number;
  outdated: number;
  ready: number;
  /** Public, or public as soon as the language is. */
  pages: number;
}

function ofAll({ missing, outdated, ready }: Counts): string {
  const all = missing + outdated + ready;
  return `${ready + outdated} of ${all} texts are translated`;
}

const pagesOf = (count: number) => countOf(count, 'page');

export const languagesTexts = {
  title: 'What Save does',
  published: (language: string, prefix: string, work: Counts | null) =>
    work
      ? `${language} becomes public: ${pagesOf(work.pages)} below ${prefix}, in the sitemap, and in the choice of languages on every page. ${ofAll(work)}; what is not stays out of it.`
      : `${language} becomes public: its published editions are shown below ${prefix}, in the sitemap, and in the choice of languages on every page. Nothing is translated into it yet.`,
  staysEnglish: 'Dates, and what the site itself says in forms and on buttons, stay English.',
  hidden: (language: string, prefix: string, work: Counts | null) =>
    `${language} is hidden: ${work ? pagesOf(work.pages) : 'addresses'} below ${prefix} answer${work?.pages === 1 ? 's' : ''} 404 until it is published again. Nothing that was translated is lost.`,
  removed: (language: string, prefix: string, work: Counts | null) =>
    `${language} goes from the list, and ${work ? pagesOf(work.pages) : 'its pages'} below ${prefix} from the site. ${
      work && work.ready + work.outdated > 0
        ? 'What was translated stays stored, and comes back when the language is added again.'
        : ''
    }`,
  question: (consequences: string[]) => `${consequences.join('\n')}\n\nSave?`,
} as const;
