import { findProofs } from '../../../../db/content/claims/claim-proofs.ts';
import { figuresInItem, findAssertedFigures } from '../../../../db/content/claims/find-claims.ts';
import type { Database } from '../../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../../db/settings.ts';
import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import {
  type AssertedFigure,
  assertedFigures,
  stateOfClaim,
} from '../../../../domain/content/claims/claims.ts';
import {
  boundTo,
  declaredFigures,
  nameableIn,
} from '../../../../domain/content/claims/declared.ts';
import { kindNamed } from '../../../../domain/content/kinds/kinds.ts';
import { listedWords } from '../../../../domain/count-of.ts';
import { contradictionsIn, dayAtSite } from '../../claims/listed-claims.ts';
import type { CheckedItem } from '../checked-item.ts';

const maxNamed = 5;

function listed(claims: AssertedFigure[]): string {
  return listedWords(
    claims.map(({ claim }) => `'${claim}'`),
    maxNamed,
  );
}

function findingOf(field: string, message: string): Finding {
  return { check: 'claims', severity: 'hint', field, message };
}

/** What it asserts without a source, with one that has expired, or against other pages (R-G-04). */
export async function claimFindings(
  db: Database,
  item: Pick<CheckedItem, 'draft' | 'values' | 'parts'>,
  now: number,
): Promise<Finding[]> {
  const { draft, values, parts } = item;
  const settings = await findSiteSettingsIfAny(db);
  if (!settings) return [];
  const about = { kind: draft.kind, id: draft.id ?? '', title: '' };
  const found = figuresInItem(kindNamed(draft.kind), values, about);
  const own = assertedFigures([], found);
  if (own.length === 0) return [];
  const [proofs, all, today] = await Promise.all([
    findProofs(db),
    findAssertedFigures(db),
    dayAtSite(db, now),
  ]);
  const declared = nameableIn(about.kind, declaredFigures(settings));
  const asserted = own.filter(({ claim }) => !proofs.get(claim)?.is_none);
  const stateOf = ({ claim }: AssertedFigure) => stateOfClaim(proofs.get(claim) ?? null, today);
  const fieldOf = (claims: AssertedFigure[]) => claims[0]?.places[0]?.path ?? parts.heading;
  const others = all.filter(({ claim }) => !own.some((one) => one.claim === claim));
  const contradictions = contradictionsIn([...own, ...others], proofs);
  const findings: Finding[] = [];
  const unproved = asserted.filter((claim) => stateOf(claim) === 'no source');
  const expired = asserted.filter((claim) => stateOf(claim) === 'expired');
  if (unproved.length > 0) {
    findings.push(
      findingOf(fieldOf(unproved), `Nobody has said where it comes from: ${listed(unproved)}.`),
    );
  }
  if (expired.length > 0) {
    findings.push(findingOf(fieldOf(expired), `The source has expired: ${listed(expired)}.`));
  }
  for (const claim of asserted) {
    const against = contradictions.get(claim.claim);
    const field = fieldOf([claim]);
    if (against) {
      const message = `'${claim.claim}' contradicts ${against.map((one) => `'${one}'`).join(', ')}.`;
      findings.push(findingOf(field, message));
    }
    const fact = boundTo(claim, declared);
    if (fact) {
      const message = `'${claim.claim}' is a figure of the settings. Write {${fact.name}} in its place and it follows them.`;
      findings.push(findingOf(field, message));
    }
  }
  return findings;
}
