interface Counts {
  missing: number;
  outdated: number;
  ready: number;
}

function ofAll({ missing, outdated, ready }: Counts): string {
  const all = missing + outdated + ready;
  return `${ready + outdated} of ${all} texts are translated`;
}

export const languagesTexts = {
  title: 'What Save does',
  published: (language: string, prefix: string, work: Counts | null) =>
    `${language} becomes public: its published editions are shown below ${prefix}, in the sitemap, and in the choice of languages on every page. ${
      work ? `${ofAll(work)}; what is not stays out of it.` : 'Nothing is translated into it yet.'
    }`,
  hidden: (language: string, prefix: string) =>
    `${language} is hidden: addresses below ${prefix} answer 404 until it is published again. Nothing that was translated is lost.`,
  removed: (language: string, prefix: string, work: Counts | null) =>
    `${language} goes from the list, and its pages below ${prefix} from the site. ${
      work && work.ready + work.outdated > 0
        ? 'What was translated stays stored, and comes back when the language is added again.'
        : ''
    }`,
} as const;
