import {
  type MiniatureStep,
  stepInBraces,
} from '../../../../domain/content/kinds/study-miniature.ts';
import { useMessages } from '../../../ui/messages.ts';
import { ClientGround } from '../../../ui/pictures/client-ground.tsx';
import styles from './miniature.module.css';
import type { ShownMiniature } from './shown-miniature.ts';

interface MiniatureProps extends ShownMiniature {
  /** The colour of the client; empty for none. */
  client: string;
}

/**
 * What was made, to be tried. Works by CSS alone: all radio buttons are required, so their group is
 * valid at its end. Without a form no key sends anything. announce-result.ts reads the end out.
 */
export function Miniature({ brand, task, steps, client, ...miniature }: MiniatureProps) {
  const { text } = useMessages();
  return (
    <div className={styles.stage}>
      {client && <ClientGround colour={client} />}
      <fieldset className={styles.form} data-ground="paper" data-miniature>
        <legend className="visuallyHidden">{text('study.tryIt', { task: task || brand })}</legend>
        <p className={styles.brand}>
          <strong>{brand}</strong>
          <span>{task}</span>
        </p>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
        <div className={styles.end}>
          {miniature.atRest && <p className={styles.atRest}>{miniature.atRest}</p>}
          <p className={styles.result}>
            <strong>
              <Result result={miniature.result} steps={steps} />
            </strong>
            <span>{miniature.after}</span>
          </p>
        </div>
        <p className="visuallyHidden" role="status" />
      </fieldset>
    </div>
  );
}

function Step({ step: { question, options }, number }: { step: MiniatureStep; number: number }) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.question}>{question}</legend>
      <div className={styles.options}>
        {options.map(({ id, label }, index) => (
          <label key={id} className={styles.option}>
            <input type="radio" name={`step-${number}`} value={`${number}-${index + 1}`} required />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** With all that any option says; CSS shows what those that are chosen say. */
function Result({ result, steps }: Pick<ShownMiniature, 'result' | 'steps'>) {
  const parts = result.split(stepInBraces).map((part, place) => ({ part, place }));
  // Every second part is the number of a step.
  return parts.map(({ part, place }) =>
    place % 2 === 0 ? part : <Says key={place} number={part} step={steps[Number(part) - 1]} />,
  );
}

function Says({ number, step }: { number: string; step: MiniatureStep | undefined }) {
  if (!step) return null;
  const { options } = step;
  const longest = options.reduce((held, one) => (one.says.length > held.says.length ? one : held));
  // The longest holds the room for the one that will be chosen.
  return options.map(({ id, says }, index) => (
    <span key={id} data-of={`${number}-${index + 1}`} data-longest={id === longest.id || undefined}>
      {says}
    </span>
  ));
}
