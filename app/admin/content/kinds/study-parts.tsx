import { caseStudyTemplates } from '../../../../domain/content/kinds/case-study.ts';
import { heightOf } from '../../../ui/sections/level-height.ts';
import { type FormDraft, textOfField } from '../editor/draft.ts';
import type { KindParts } from '../list/item-screen.ts';
import { caseStudyTexts as texts } from '../texts/case-studies.ts';
import styles from './study-parts.module.css';

export const studyParts: KindParts = {
  texts,
  extras: {
    hints: { template: templateHint },
    below: { 'section-4': (draft) => <LevelsPicture draft={draft} /> },
    // Extra categories and pictures, and figures that the template does not show.
    mayLack: (name, draft) =>
      /^(?:video|ground|sec3Img3)$/.test(name) ||
      /^category[234]$/.test(name) ||
      (figureCount(draft) === 3 && /^sec4.*4$/.test(name)),
  },
};

function templateHint(value: string): string | undefined {
  const template = caseStudyTemplates.find((one) => one === value);
  return template && texts.templateHints[template];
}

/** How many figures the study's template shows (specification §2.5). */
function figureCount(draft: FormDraft): 3 | 4 {
  return draft.template === 'template2' ? 3 : 4;
}

/** The figures of section 4 as the page will draw them, while they are typed; a picture only. */
function LevelsPicture({ draft }: { draft: FormDraft }) {
  const figures = [1, 2, 3, 4].map((number) => ({
    value: textOfField(draft, `sec4Percentage${number}`),
    key: `figure-${number}`,
  }));
  return (
    <div className={styles.levels} aria-hidden="true">
      {figures.slice(0, figureCount(draft)).map(({ key, value }) => (
        <span key={key}>
          <b>{value}</b>
          <i style={{ blockSize: `${heightOf(value) ?? 0}%` }} />
        </span>
      ))}
    </div>
  );
}
