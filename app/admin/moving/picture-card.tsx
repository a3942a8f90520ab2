import { Button } from '@mantine/core';
import {
  type MissingPicture,
  type OpenImport,
  stepImport,
} from '../../../domain/api/moving/imports.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions, Rows } from '../ui/layout/layout.tsx';
import { Failure, Loaded, type Outcome } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { importTexts as texts } from './import-texts.ts';

interface PictureCardProps {
  of: OpenImport;
  pictures: Promise<Outcome<{ pictures: MissingPicture[] }>>;
}

/** What could not be had, with its item; it can be tried again alone (R-I-05). */
export function PictureCard({ of, pictures }: PictureCardProps) {
  const { send, busy, message } = useApiCalls();
  const { missing, all } = of.pictures;
  const params = { id: of.import_id, step: 'retry-pictures' } as const;
  return (
    <CardSection title={texts.picturesHeading} note={texts.picturesNote(missing, all)}>
      <Loaded of={pictures} waiting={texts.loading}>
        {({ pictures: listed }) => (
          <Rows>
            {listed.map(({ address, source_id, reason }) => (
              <li key={address}>
                <div>
                  <bdi dir="ltr">{address}</bdi>
                  <p>
                    {texts.of(source_id)}: {reason}
                  </p>
                </div>
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
      {message && <Failure>{message}</Failure>}
      {of.state === 'finished' && (
        <Actions>
          <Button variant="default" loading={busy} onClick={() => send(stepImport, { params })}>
            {texts.retryPictures}
          </Button>
        </Actions>
      )}
    </CardSection>
  );
}
