import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { savedFilterLimits } from '../../../../domain/accounts/saved-filter.ts';
import { CountedTextField } from '../fields/text-field.tsx';
import { Failure } from '../loaded.tsx';
import type { ApiCalls } from '../use-api-calls.ts';
import styles from './filter-name-form.module.css';
import { savedFilterTexts as texts } from './texts.ts';

interface FilterNameFormProps {
  first: string;
  submit: string;
  calls: ApiCalls;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

export function FilterNameForm({ first, submit, calls, onSubmit, onClose }: FilterNameFormProps) {
  const [name, setName] = useState(first);
  const { form, busy, message, errors } = calls;

  useEffect(() => form.current?.querySelector('input')?.select(), [form]);

  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit(name);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && name === first) onClose();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={send}
      onKeyDown={closeOnEscape}
    >
      {message && <Failure>{message}</Failure>}
      <CountedTextField
        name="name"
        label={texts.name}
        value={name}
        error={errors.name}
        maxLength={savedFilterLimits.name}
        onChange={setName}
      />
      <Button type="submit" variant="default" loading={busy}>
        {submit}
      </Button>
      <Button variant="subtle" color="water.9" onClick={onClose}>
        {texts.cancel}
      </Button>
    </form>
  );
}
