import type { MiniatureName } from '../../../../domain/content/miniatures.ts';
import { useMessages } from '../../../ui/messages.ts';
import styles from './miniature.module.css';
import type { MiniatureStep, ResultPart } from './miniature-text.ts';
import { miniatureTexts } from './miniature-texts.ts';

/**
 * What was made, to be tried. Works by CSS alone: all radio buttons are required, so their group is
 * valid at its end. Without a form no key sends anything. announce-result.ts reads the end out.
 */
export function Miniature({ name }: { name: MiniatureName }) {
  const { language, text } = useMessages();
  const { client, brand, task, steps, atRest, result, after } = miniatureTexts[name][language];
  return (
    <div className={styles.stage} data-client={client}>
      <fieldset className={styles.form} data-miniature>
        <legend className="visuallyHidden">{text('study.tryIt', { task })}</legend>
        <p className={styles.brand}>
          <strong>{brand}</strong>
          <span>{task}</span>
        </p>
        {steps.map((step, index) => (
          <Step key={step.question} step={step} number={index + 1} />
        ))}
        <p className={styles.atRest}>{atRest}</p>
        <p className={styles.result}>
          <strong>
            {result.map((part) => (
              <Part key={JSON.stringify(part)} part={part} />
            ))}
          </strong>
          <span>{after}</span>
        </p>
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
        {options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={`step-${number}`} value={index + 1} required />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Part({ part }: { part: ResultPart }) {
  if (typeof part === 'string') return `${part} `;
  return part.says.map((says, index) => (
    <span key={says} data-of={`${part.step}-${index + 1}`}>{`${says} `}</span>
  ));
}
