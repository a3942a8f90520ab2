import { findProofs } from '../../../db/content/claims/claim-proofs.ts';
import { findAssertedFigures } from '../../../db/content/claims/find-claims.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteFacts, findSiteSettingsIfAny } from '../../../db/settings.ts';
import { type ListedClaim, maxPlaces } from '../../../domain/api/content/claims.ts';
import {
  type AssertedFigure,
  contradictionsOf,
  type Proof,
  stateOfClaim,
} from '../../../domain/content/claims/claims.ts';
import { boundTo, declaredFigures, nameableIn } from '../../../domain/content/claims/declared.ts';
import { clockOf } from '../../../domain/site-clock.ts';

/** What needs somebody first, then in the order in which figures stand. */
function rank({ contradicts, state }: ListedClaim): number {
  if (contradicts.length > 0) return 0;
  return ['expired', 'no source', 'proved', 'no claim'].indexOf(state) + 1;
}

type Proofs = ReadonlyMap<string, Proof>;

export function contradictionsIn(figures: AssertedFigure[], proofs: Proofs): Map<string, string[]> {
  return contradictionsOf(figures.filter(({ claim }) => !proofs.get(claim)?.is_none));
}

/** A source holds until the end of its last day at the site (decision D57). */
export async function dayAtSite(db: Database, now: number): Promise<string> {
  return clockOf(await findSiteFacts(db)).fieldsOfTime(now).day;
}

/** @param now milliseconds since 1970 */
export async function listedClaims(db: Database, now: number): Promise<ListedClaim[]> {
  const [figures, proofs, settings, today] = await Promise.all([
    findAssertedFigures(db),
    findProofs(db),
    findSiteSettingsIfAny(db),
    dayAtSite(db, now),
  ]);
  const declared = settings ? declaredFigures(settings) : [];
  const contradictions = contradictionsIn(figures, proofs);
  const listed = figures.map((one): ListedClaim => {
    const { claim, value, subject, declared: name, places } = one;
    const proof = proofs.get(claim) ?? null;
    return {
      claim,
      value,
      subject,
      declared: name,
      count: places.length,
      places: places.slice(0, maxPlaces).map((place) => {
        const isTyped = name === null && !place.isChosen;
        const to = isTyped ? boundTo(one, nameableIn(place.kind, declared)) : null;
        return { ...place, canBind: to?.name ?? null };
      }),
      state: stateOfClaim(proof, today),
      contradicts: contradictions.get(claim) ?? [],
      source: proof?.source ?? '',
      answers_for: proof?.answers_for ?? '',
      valid_until: proof?.valid_until ?? null,
    };
  });
  return listed.toSorted((one, other) => rank(one) - rank(other));
}

interface ClaimCounts {
  unproved: number;
  expired: number;
  contradicting: number;
}

function countsOf(figures: AssertedFigure[], proofs: Proofs, today: string): ClaimCounts {
  const states = figures.map(({ claim }) => stateOfClaim(proofs.get(claim) ?? null, today));
  return {
    unproved: states.filter((state) => state === 'no source').length,
    expired: states.filter((state) => state === 'expired').length,
    contradicting: contradictionsIn(figures, proofs).size,
  };
}

/** By the list of figures, which is another one after each change of content. */
const counted = new WeakMap<AssertedFigure[], { of: string; counts: ClaimCounts }>();

/** For the Portal; counted once per content version, change of a proof, and day. */
export async function countClaims(db: Database, now: number): Promise<ClaimCounts> {
  const [figures, proofs, today] = await Promise.all([
    findAssertedFigures(db),
    findProofs(db),
    dayAtSite(db, now),
  ]);
  const of = JSON.stringify([today, ...proofs]);
  const known = counted.get(figures);
  if (known?.of === of) return known.counts;
  const counts = countsOf(figures, proofs, today);
  counted.set(figures, { of, counts });
  return counts;
}
