import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { bindClaim, type ListedClaim } from '../../../../domain/api/content/claims.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind, originalNameOf } from '../../../../domain/content/kinds/names.ts';
import { Actions, Disclosure } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import styles from './claim-card.module.css';
import { ProofForm } from './proof-form.tsx';
import { ownFigures, claimTexts as texts } from './texts.ts';

type Place = ListedClaim['places'][number];

interface ClaimCardProps {
  claim: ListedClaim;
  /** The figures that it contradicts, as they are read. */
  against: string[];
}

export function ClaimCard({ claim, against }: ClaimCardProps) {
  const { declared, places, count } = claim;
  return (
    <Stack>
      {against.length > 0 && <Failure>{texts.contradicts(against)}</Failure>}
      {declared && (
        <Actions data-gap="small">
          {texts.declared(declared)}
          <Button component={Link} to={ownFigures} variant="default" size="compact-md">
            {texts.change}
          </Button>
        </Actions>
      )}
      {declared && count === 0 && <p>{texts.nowhere}</p>}
      {count > 0 && (
        <Disclosure>
          <summary>{texts.places(count)}</summary>
          <div className={styles.places}>
            <Stack component="ul">
              {places.map((place) => (
                <li key={`${place.kind} ${place.id} ${place.path} ${place.sentence}`}>
                  <PlaceLine claim={claim} place={place} />
                </li>
              ))}
            </Stack>
          </div>
        </Disclosure>
      )}
      <ProofForm claim={claim} />
    </Stack>
  );
}

function editPath({ kind, id }: Place): string {
  if (kind === 'setting') return '/admin/settings';
  if (isItemKind(kind)) return editPathOf(kind, id);
  return `/admin/languages?kind=${originalNameOf(kind) ?? ''}`;
}

function PlaceLine({ claim: { claim }, place }: { claim: ListedClaim; place: Place }) {
  const { sendAndSay, busy, message } = useApiCalls();
  const { kind, id, path, canBind } = place;
  const body = { claim, kind, id, path };
  return (
    <>
      <p>
        <a href={editPath(place)}>{place.title}</a>, {place.label}
      </p>
      <q dir="auto">{place.sentence}</q>
      {message && <Failure>{message}</Failure>}
      {canBind && (
        <Button
          variant="default"
          size="compact-md"
          loading={busy}
          onClick={() => sendAndSay(bindClaim, { body })}
        >
          {texts.bind(canBind)}
        </Button>
      )}
    </>
  );
}
