import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Checkup, Finding } from '../../../domain/api/content/editing/doctor.ts';
import { doctorChecks } from '../../../domain/content/doctor.ts';
import { type Draft, draftRenderer } from '../preview/draft-page.ts';
import { checkedItem } from './checked-item.ts';
import { factFindings } from './facts.ts';
import { descriptionFindings, structuredDataFindings, titleFindings } from './head.ts';
import { headingFindings } from './headings.ts';
import { contrastFindings, htmlFindings } from './html.ts';
import { innerLookups } from './inner-address.ts';
import { likenessFindings } from './likeness.ts';
import { canonicalFindings, linkFindings } from './links.ts';
import { weightFindings } from './page-weight.ts';
import { pictureFindings } from './pictures.ts';
import { dateFindings, savingFindings } from './saving.ts';
import { shownElsewhere } from './shown-elsewhere.ts';

const maxFindings = 100;

function inOrder(findings: Finding[]): Finding[] {
  const rank = ({ severity, check }: Finding) =>
    (severity === 'error' ? 0 : doctorChecks.length) + doctorChecks.indexOf(check);
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

/** Checks the rendered page of a form's values before they are stored. */
export function doctorOf(app: FastifyInstance) {
  const render = draftRenderer(app);
  const { db, config } = app.services;
  const lookups = innerLookups(app);

  return async function examine(draft: Draft, log: FastifyBaseLogger): Promise<Checkup> {
    const begun = performance.now();
    const page = await render(draft, log);
    const item = checkedItem(draft, page, config.origin);
    const lookUp = await lookups();
    const [saving, alike, pictures, links, canonical, { findings: heavy, weight }] =
      await Promise.all([
        savingFindings(db, item),
        likenessFindings(db, item),
        pictureFindings(item, lookUp),
        linkFindings(item, lookUp),
        canonicalFindings(item, lookUp),
        weightFindings(item, lookUp),
      ]);
    const findings = [
      ...[...saving, ...alike, ...pictures, ...links, ...canonical, ...heavy],
      ...[dateFindings, titleFindings, descriptionFindings, headingFindings].flatMap((look) =>
        look(item),
      ),
      ...[structuredDataFindings, htmlFindings, contrastFindings, factFindings].flatMap((look) =>
        look(item),
      ),
    ];
    const ms = Math.round(performance.now() - begun);
    const shown = shownElsewhere(item);
    const ordered = inOrder(findings).slice(0, maxFindings);
    return { findings: ordered, path: page.path, shown, weight, ms };
  };
}
