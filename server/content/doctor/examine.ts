import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import type { Checkup, Finding } from '../../../domain/api/content/editing/doctor.ts';
import { firstBrand } from '../../../domain/brand/brand.ts';
import { doctorChecks } from '../../../domain/content/doctor.ts';
import { isItemKind, type StoredKind } from '../../../domain/content/kinds/names.ts';
import { noSuchItem } from '../../http/refusal.ts';
import { findingsOfEdition } from '../editions/edition-findings.ts';
import { type Draft, draftRenderer } from '../preview/draft-page.ts';
import { editionPage } from '../preview/edition-page.ts';
import { type CheckedItem, checkedItem } from './checked-item.ts';
import { siteColours } from './colours.ts';
import { descriptionFindings, structuredDataFindings, titleFindings } from './head.ts';
import { headingFindings } from './headings.ts';
import { contrastFindings, htmlFindings } from './html.ts';
import { type InnerLookup, innerLookups } from './inner-address.ts';
import { approvalFindings } from './item/approval.ts';
import { claimFindings } from './item/claims.ts';
import { factFindings } from './item/facts.ts';
import { likenessFindings } from './item/likeness.ts';
import { dateFindings, savingFindings } from './item/saving.ts';
import { canonicalFindings, linkFindings } from './links.ts';
import { weightFindings } from './page-weight.ts';
import { pictureFindings } from './pictures.ts';
import { shownElsewhere } from './shown-elsewhere.ts';

const maxFindings = 100;

function inOrder(findings: Finding[]): Finding[] {
  const rank = ({ severity, check }: Finding) =>
    (severity === 'error' ? 0 : doctorChecks.length) + doctorChecks.indexOf(check);
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

/** What visitors would be shown, whatever it is stored as. */
async function pageFindings(db: Database, item: CheckedItem, lookUp: InnerLookup) {
  const [settings, facts, pictures, links, canonical, { findings: heavy, weight }] =
    await Promise.all([
      findSiteSettingsIfAny(db),
      factFindings(db, item),
      pictureFindings(item, lookUp),
      linkFindings(item, lookUp),
      canonicalFindings(item, lookUp),
      weightFindings(item, lookUp),
    ]);
  const looks = [
    ...[titleFindings, descriptionFindings, headingFindings],
    ...[structuredDataFindings, htmlFindings],
  ];
  const contrast = contrastFindings(item, siteColours(settings?.brand ?? firstBrand));
  const findings = [...facts, ...pictures, ...links, ...canonical, ...heavy];
  return { findings: [...findings, ...looks.flatMap((look) => look(item)), ...contrast], weight };
}

/** What stands in a form: of an item, or of an edition of one. */
interface Examined extends Omit<Draft, 'kind' | 'fields'> {
  kind: StoredKind;
  fields: Readonly<Record<string, unknown>>;
}

/** Checks the rendered page of a form's values before they are stored. */
export function doctorOf(app: FastifyInstance) {
  const render = draftRenderer(app);
  const { db, config, now } = app.services;
  const lookups = innerLookups(app);

  async function look(draft: Draft, log: FastifyBaseLogger) {
    const page = await render(draft, log);
    const item = checkedItem(draft, page, config.origin);
    const lookUp = await lookups();
    return { page, item, lookUp, ...(await pageFindings(db, item, lookUp)) };
  }

  async function examineItem(draft: Draft, log: FastifyBaseLogger) {
    const looked = await look(draft, log);
    const { item, findings } = looked;
    const own = await Promise.all([
      savingFindings(db, item),
      likenessFindings(db, item),
      approvalFindings(db, item),
      claimFindings(db, item, now()),
    ]);
    return { ...looked, findings: [...own.flat(), ...findings, ...dateFindings(item)] };
  }

  /** As the page of its original in other words; findings name the texts of the edition. */
  async function examineEdition({ kind, fields }: Examined, log: FastifyBaseLogger) {
    const edition = await editionPage(db, kind, fields);
    if (!edition) throw noSuchItem();
    const looked = await look(edition, log);
    const own = await findingsOfEdition(db, { kind, fields, edition }, looked);
    return { ...looked, findings: own };
  }

  return async function examine(
    { kind, ...examined }: Examined,
    log: FastifyBaseLogger,
  ): Promise<Checkup> {
    const begun = performance.now();
    const { page, item, findings, weight } = isItemKind(kind)
      ? await examineItem({ kind, ...examined }, log)
      : await examineEdition({ kind, ...examined }, log);
    const ms = Math.round(performance.now() - begun);
    const shown = shownElsewhere(item);
    const ordered = inOrder(findings).slice(0, maxFindings);
    return { findings: ordered, path: page.path, shown, weight, ms };
  };
}
