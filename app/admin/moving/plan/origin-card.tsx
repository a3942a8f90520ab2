import { Button, TextInput } from '@mantine/core';
import { nameOldSite } from '../../../../domain/api/moving/import-choices.ts';
import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import { originLimit } from '../../../../domain/moving/import.ts';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { planTexts as texts } from './plan-texts.ts';

interface OriginCardProps {
  of: OpenImport;
  /** Items whose pictures cannot be had without it. */
  count: number;
}

/** Asked of a file that does not say where its site is, such as one of Ghost. */
export function OriginCard({ of: { import_id: id, origin: saved }, count }: OriginCardProps) {
  const [origin, keep, forget] = useKeptText(`import-${id}-origin`, saved);
  const { form, sendAndSay, busy, message, errors } = useApiCalls({ fields: ['origin'] });
  const save = () => sendAndSay(nameOldSite, { params: { id }, body: { origin } }, forget);
  return (
    <CardSection title={texts.originHeading}>
      <p>{texts.originLead(count)}</p>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          return save();
        }}
      >
        <Stack gap="small" narrow>
          {message && <Failure>{message}</Failure>}
          <TextInput
            label={texts.originLabel}
            type="url"
            dir="ltr"
            placeholder={texts.originExample}
            value={origin}
            maxLength={originLimit}
            error={errors.origin}
            onChange={(event) => keep(event.currentTarget.value)}
          />
          <Actions>
            <Button type="submit" variant="default" loading={busy}>
              {texts.save}
            </Button>
          </Actions>
        </Stack>
      </form>
    </CardSection>
  );
}
