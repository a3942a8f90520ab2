import { Badge, Button } from '@mantine/core';
import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { doctorTexts as texts } from '../texts/doctor.ts';
import { showField } from './show-field.ts';
import type { Doctor } from './use-doctor.ts';

export function FindingRow({ finding, doctor }: { finding: Finding; doctor: Doctor }) {
  const { check, severity, field, message, mended } = finding;
  const label = doctor.labelOf(field);
  const fixes = mended && ` ${texts.fixes(mended.label)}`;
  return (
    <li data-kind={severity}>
      <Badge color={severity === 'error' ? 'var(--bad-700)' : 'water'}>
        {texts.severities[severity]}
      </Badge>
      <div>
        <p>{message}</p>
        <small>
          {label}. {texts.effects[check]}
          {fixes}
        </small>
      </div>
      <Actions data-gap="small">
        {mended && (
          <Button
            variant="default"
            size="compact-md"
            disabled={doctor.busy}
            onClick={() => doctor.mend(finding)}
          >
            {texts.fix}
            <span className="visuallyHidden"> {texts.fixOf(label, mended.label)}</span>
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          onClick={(event) => showField(event.currentTarget.form, doctor.controlOf(field))}
        >
          {texts.goThere}
          <span className="visuallyHidden">, {label}</span>
        </Button>
      </Actions>
    </li>
  );
}
