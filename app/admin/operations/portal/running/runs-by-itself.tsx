import type { Overview } from '../../../../../domain/api/operations/overview.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { portalTexts as texts } from '../../texts/portal.ts';
import { type Light, lightsOf } from './lights.ts';
import styles from './runs-by-itself.module.css';

export function RunsByItself({ overview, now }: { overview: Overview; now: number }) {
  return (
    <CardSection title={texts.runsByItself}>
      <ul className={styles.lights}>
        {lightsOf(overview, now).map(({ name, state, at, when, note }) => (
          <li key={name} data-state={state}>
            <Sign state={state} />
            <strong>
              <span className="visuallyHidden">{texts.states[state]} </span>
              {name}
            </strong>
            {at ? <time dateTime={at}>{when}</time> : <span>{when}</span>}
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

/** Signs differ in shape, never only in colour. */
const shapes: Record<Light['state'], string> = {
  proven: 'M5 9.5l2.8 2.8L13 6.5',
  waiting: 'M9 4.5V9.5l3 1.8',
  failed: 'M4 14 14 4',
};

function Sign({ state }: { state: Light['state'] }) {
  return (
    <svg viewBox="0 0 18 18" fill="none" strokeWidth="2" aria-hidden="true">
      <circle cx="9" cy="9" r={state === 'proven' ? 8 : 7.5} />
      <path d={shapes[state]} />
    </svg>
  );
}
