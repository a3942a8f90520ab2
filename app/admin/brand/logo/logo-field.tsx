import { Button } from '@mantine/core';
import { useState } from 'react';
import { logoLimit, logoProblems } from '../../../../domain/settings/brand-settings.ts';
import { ErrorText } from '../../../ui/forms/error-text.tsx';
import { FileChooser } from '../../ui/fields/file-chooser.tsx';
import { ReasonOnRequest } from '../../ui/fields/reason-on-request.tsx';
import { useUpload } from '../../ui/fields/use-upload.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { logoTexts as texts } from '../texts.ts';
import styles from './logo-field.module.css';

interface LogoFieldProps {
  value: string;
  error: string | undefined;
  onChange: (logo: string) => void;
}

/** An SVG, which goes into the form, or a PNG, which goes to the media. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { running, failure, upload } = useUpload((address) => onChange(address));

  async function choose([file]: File[]) {
    if (!file) return;
    setProblem(null);
    if (file.type === 'image/png') return upload([file]);
    if (file.type !== 'image/svg+xml') return setProblem(logoProblems.kind);
    if (file.size > logoLimit) return setProblem(logoProblems.size);
    onChange(await file.text());
  }

  function remove() {
    setProblem(null);
    onChange('');
  }

  const message = problem ?? error;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{texts.label}</legend>
      <Actions>
        <FileChooser kind="logo" loading={running !== null} onChoose={choose}>
          {texts.choose}
        </FileChooser>
        {value !== '' && (
          <Button variant="subtle" color="water.9" onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </Actions>
      <small>{texts.hint}</small>
      <div role="status">
        {message && <ErrorText>{message}</ErrorText>}
        {failure && <ReasonOnRequest message={texts.notUploaded} reason={failure.reason} />}
      </div>
    </fieldset>
  );
}
