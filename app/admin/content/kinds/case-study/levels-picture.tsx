import type { CaseStudyText } from '../../../../../domain/content/kinds/case-study.ts';
import { heightOf } from '../../../../ui/sections/levels.tsx';
import { figureCount } from './fields.ts';

/** The figures of section 4 as the page will draw them, while they are typed; a picture only. */
export function LevelsPicture({ text }: { text: CaseStudyText }) {
  const figures = [
    text.sec4Percentage1,
    text.sec4Percentage2,
    text.sec4Percentage3,
    text.sec4Percentage4,
  ].map((value, index) => ({ value, key: `figure-${index + 1}` }));
  return (
    <div className="studyLevels" aria-hidden="true">
      {figures.slice(0, figureCount(text)).map(({ key, value }) => (
        <span key={key}>
          <b>{value}</b>
          <i style={{ blockSize: `${heightOf(value) ?? 0}%` }} />
        </span>
      ))}
    </div>
  );
}
