import type { CaseStudyText } from '../../../../../domain/content/kinds/case-study.ts';
import { caseStudyTexts as texts } from '../../texts/case-studies.ts';
import { isComplete, studySections } from './fields.ts';

/** The way through a long form; says which sections lack nothing. */
export function SectionList({ text }: { text: CaseStudyText }) {
  return (
    <nav className="adminSections" aria-label={texts.sections}>
      {studySections.map((section) => (
        <a key={section.id} href={`#${section.id}`}>
          {section.title}
          {isComplete(section, text) && <small data-kind="good">{texts.complete}</small>}
        </a>
      ))}
      <a href="#reviews">{texts.reviews}</a>
    </nav>
  );
}
