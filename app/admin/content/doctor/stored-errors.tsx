import { Button } from '@mantine/core';
import type { Finding } from '../../../../domain/api/content/doctor.ts';
import { Actions } from '../../ui/layout/actions.tsx';
import { fieldName } from '../history/field-name.ts';
import { doctorTexts as texts } from '../texts/doctor.ts';
import { Ask } from './ask.tsx';

interface StoredErrorsProps {
  errors: Finding[];
  onBack: () => void;
  onAnyway: () => void;
}

/** What the doctor has against publishing an item as it is stored; nothing has been sent yet. */
export function StoredErrors({ errors, onBack, onAnyway }: StoredErrorsProps) {
  return (
    <Ask role="alert">
      <p>{texts.question(errors.length)}</p>
      <ul>
        {errors.map(({ check, field, message }) => (
          <li key={`${check} ${field} ${message}`}>{`${fieldName(field)}: ${message}`}</li>
        ))}
      </ul>
      <Actions>
        <Button variant="default" onClick={onBack}>
          {texts.notYet}
        </Button>
        <Button variant="subtle" color="var(--bad-700)" onClick={onAnyway}>
          {texts.anyway}
        </Button>
      </Actions>
    </Ask>
  );
}
