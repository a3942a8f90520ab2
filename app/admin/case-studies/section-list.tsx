import type { CaseStudyText } from '../../../domain/case-study.ts';
import { isComplete, studySections } from './fields.ts';

/** The way through a long form; says which sections lack nothing. */
export function SectionList({ text }: { text: CaseStudyText }) {
  return (
    <nav className="studySections" aria-label="Sections">
      {studySections.map((section) => (
        <a key={section.id} href={`#${section.id}`}>
          {section.title}
          {isComplete(section, text) && <small>complete</small>}
        </a>
      ))}
      <a href="#reviews">Reviews</a>
    </nav>
  );
}
