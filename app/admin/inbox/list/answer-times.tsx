import type { WeekOfAnswers } from '../../../../domain/api/inbox/answer-times.ts';
import { promisedTime } from '../../../../domain/inbox/answer-promise.ts';
import { siteFacts } from '../../site-facts.ts';
import { type Outcome, Quiet } from '../../ui/loaded.tsx';
import { answerTimesTexts as texts } from '../texts/answer-times.ts';
import { answerFiguresOf, firstDayOfWeek, hoursInWords, inTimeInWords } from './answer-figures.ts';
import styles from './answer-times.module.css';

/** How quickly enquiries were answered: a line above the list that opens into two charts and a table. */
export function AnswerTimes({ weeks }: { weeks: Promise<Outcome<WeekOfAnswers[]>> }) {
  return (
    <Quiet of={weeks}>
      {(all) =>
        all.some(({ known }) => known > 0) && (
          <details className={styles.times}>
            <summary>{answerFiguresOf(all)}</summary>
            <div className={styles.charts}>
              <MedianChart weeks={all} />
              <ShareChart weeks={all} />
            </div>
            <Figures weeks={all} />
          </details>
        )
      }
    </Quiet>
  );
}

function promised(): string {
  return promisedTime(siteFacts().answerHours);
}

/** Units of a drawing; CSS stretches it, and the words around it stay text. */
const column = 10;
const high = 100;

interface ChartProps {
  title: string;
  /** What stands at the upper end of the scale. */
  top: string;
  weeks: WeekOfAnswers[];
  /** The height of each week's bar, 0 to 1; null for a week without one. */
  levels: (number | null)[];
  /** A line across, 0 to 1, and its name. */
  line?: { level: number; name: string };
}

function Chart({ title, top, weeks, levels, line }: ChartProps) {
  const width = weeks.length * column;
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <small>{top}</small>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${high}`} preserveAspectRatio="none" aria-hidden="true">
        {levels.map((level, place) =>
          level === null ? null : (
            <rect
              key={weeks[place]?.monday}
              x={place * column + 2}
              y={high - Math.max(level * high, 1)}
              width={column - 4}
              height={Math.max(level * high, 1)}
              data-last={place === weeks.length - 1 || undefined}
            />
          ),
        )}
        {line && <path d={`M0 ${high - line.level * high}H${width}`} />}
      </svg>
      <p aria-hidden="true">
        <span>{firstDayOfWeek(weeks[0])}</span>
        {line && <span className={styles.line}>{line.name}</span>}
        <span>{texts.thisWeek}</span>
      </p>
    </figure>
  );
}

function MedianChart({ weeks }: { weeks: WeekOfAnswers[] }) {
  const { answerHours } = siteFacts();
  const scaleEnd = Math.max(...weeks.map(({ medianHours }) => medianHours ?? 0), answerHours);
  return (
    <Chart
      title={texts.median}
      top={texts.upTo(hoursInWords(scaleEnd))}
      weeks={weeks}
      levels={weeks.map(({ medianHours }) =>
        medianHours === null ? null : medianHours / scaleEnd,
      )}
      line={{ level: answerHours / scaleEnd, name: texts.promise(answerHours) }}
    />
  );
}

function ShareChart({ weeks }: { weeks: WeekOfAnswers[] }) {
  return (
    <Chart
      title={texts.share(promised())}
      top={texts.upTo('100 %')}
      weeks={weeks}
      levels={weeks.map(({ inTime, known }) => (known === 0 ? null : inTime / known))}
    />
  );
}

/** The same figures for whoever does not see the charts, or wants the numbers. */
function Figures({ weeks }: { weeks: WeekOfAnswers[] }) {
  return (
    <details className={styles.figures}>
      <summary>{texts.table}</summary>
      <table>
        <caption className="visuallyHidden">{texts.caption}</caption>
        <thead>
          <tr>
            {texts.columns(promised()).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.monday}>
              <th scope="row">{firstDayOfWeek(week)}</th>
              <td>{week.answered}</td>
              <td>{week.medianHours === null ? texts.none : hoursInWords(week.medianHours)}</td>
              <td>{week.known === 0 ? texts.none : inTimeInWords(week)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
