import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  bindClaim,
  type ListedClaim,
  listClaims,
  saveClaimProof,
} from '../../../../domain/api/content/claims.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { CheckScreen } from '../../ui/check-screen.tsx';
import { EmptyNote, Toolbar } from '../../ui/layout/layout.tsx';
import { load } from '../../ui/loaded.tsx';
import type { Route } from './+types/claims';
import { ClaimCard } from './claim-card.tsx';
import { ownFigures, claimTexts as texts } from './texts.ts';

const shownAtOnce = 20;

export function clientLoader() {
  return { listed: load(listClaims) };
}

export const clientAction = apiAction(saveClaimProof, bindClaim);

export function meta() {
  return screenMeta(texts.title);
}

type Filter = keyof typeof texts.filters;

const filters: Filter[] = ['invalid', 'open', 'declared', 'all'];

function nameOf({ value, subject }: ListedClaim): string {
  return `${value} ${subject}`.trim();
}

function isInvalid({ state, contradicts }: ListedClaim): boolean {
  return contradicts.length > 0 || state === 'expired';
}

function isOpen({ state }: ListedClaim): boolean {
  return state === 'expired' || state === 'no source';
}

function isListed(claim: ListedClaim, filter: Filter, find: string): boolean {
  if (filter === 'invalid' && !isInvalid(claim)) return false;
  if (filter === 'open' && !isOpen(claim)) return false;
  if (filter === 'declared' && claim.declared === null) return false;
  const words = [claim.claim, claim.subject, ...claim.places.map(({ title }) => title)];
  return words.join(' ').toLowerCase().includes(find.trim().toLowerCase());
}

/** The figures that the site asserts, each with its proof (R-G-04). */
export default function ClaimsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CheckScreen
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button component={Link} to={ownFigures} variant="default">
          {texts.own}
        </Button>
      }
      of={loaderData.listed}
      waiting={texts.loading}
      summarize={({ claims }) => texts.counts(claims.length, claims.filter(isOpen).length)}
    >
      {({ claims }) => claims.length > 0 && <ClaimList claims={claims} />}
    </CheckScreen>
  );
}

function ClaimList({ claims }: { claims: ListedClaim[] }) {
  const [filter, setFilter] = useState<Filter>(claims.some(isInvalid) ? 'invalid' : 'open');
  const [find, setFind] = useState('');
  const [count, setCount] = useState(shownAtOnce);
  const found = claims.filter((claim) => isListed(claim, filter, find));
  const names = new Map(claims.map((one) => [one.claim, nameOf(one)]));
  const against = ({ contradicts }: ListedClaim) =>
    contradicts.map((name) => names.get(name) ?? name);
  return (
    <>
      <Toolbar>
        <TextInput
          type="search"
          label={texts.find}
          value={find}
          maxLength={100}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.show}
          value={filter}
          data={filters.map((value) => ({ value, label: texts.filters[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setFilter(filters.find((one) => one === value) ?? filter)
          }
        />
      </Toolbar>
      {found.length === 0 && <EmptyNote>{texts.none}</EmptyNote>}
      {found.slice(0, count).map((claim) => (
        <CardSection key={claim.claim} title={nameOf(claim)} note={texts.states[claim.state]}>
          <ClaimCard claim={claim} against={against(claim)} />
        </CardSection>
      ))}
      {found.length > count && (
        <Button variant="default" onClick={() => setCount(count + shownAtOnce)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
