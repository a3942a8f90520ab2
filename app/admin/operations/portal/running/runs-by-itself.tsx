import type { Overview } from '../../../../../domain/api/operations/overview.ts';
import { StateIcon } from '../../../content/publishing/state-sign.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { portalTexts as texts } from '../../texts/portal.ts';
import { lightsOf } from './lights.ts';
import styles from './runs-by-itself.module.css';

const signs = { proven: 'published', waiting: 'scheduled', failed: 'refused' } as const;

export function RunsByItself({ overview, now }: { overview: Overview; now: number }) {
  return (
    <CardSection title={texts.runsByItself}>
      <ul className={styles.lights}>
        {lightsOf(overview, now).map(({ name, state, at, when, note }) => (
          <li key={name} data-state={state}>
            <StateIcon sign={signs[state]} />
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
