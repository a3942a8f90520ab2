import { createInterface } from 'node:readline/promises';
import { type LoadPlan, loadFirstContent, planLoad } from '../../content/load.ts';
import { listedWords } from '../../domain/count-of.ts';
import { readConfig } from '../config.ts';
import { CommandRefused, openSiteMedia, runCommand, say } from '../start/command.ts';
import { refuseMissingDatabase } from '../start/describe-site.ts';
import { onSiteDatabase } from '../start/site-database.ts';

const usage = 'Usage: npm run content:load [-- [--yes] [--demo] [--env-file FILE]]';

const maxTitles = 12;

function refuseOtherName({ siteName, name }: LoadPlan): void {
  if (siteName === name) return;
  throw new CommandRefused(
    `This site is called '${siteName}', so it has an owner: add --demo to put the demo into it all the same.`,
  );
}

function sayPlan({ missing }: LoadPlan): void {
  for (const { what, titles } of missing) {
    if (titles.length === 0) continue;
    say(`${titles.length} ${what}: ${listedWords(titles, maxTitles)}`);
  }
}

async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new CommandRefused('Nobody is here to answer: add --yes to add this without a question.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Add this? (yes/no) ').finally(() => lines.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandRefused('Nothing was added.');
}

await runCommand(async (words) => {
  const [isSure, isDemo] = ['--yes', '--demo'].map((word) => words.includes(word));
  if (words.some((word) => word !== '--yes' && word !== '--demo')) throw new CommandRefused(usage);
  const config = readConfig();
  refuseMissingDatabase(config.databaseUrl);
  const media = await openSiteMedia(config);
  return onSiteDatabase(config.databaseUrl, async (db) => {
    const wanted = isDemo ? 'demo' : undefined;
    const plan = await planLoad(db, wanted);
    if (!isDemo) refuseOtherName(plan);
    if (plan.missing.every(({ titles }) => titles.length === 0)) {
      // Its pictures and redirects may still be missing.
      await loadFirstContent(db, media, wanted);
      return 'Nothing is missing. What is in the trash stays there.';
    }
    sayPlan(plan);
    if (!isSure) await confirm();
    const { blogs, caseStudies, locationPages, pages } = await loadFirstContent(db, media, wanted);
    return `Added ${caseStudies} case studies, ${blogs} blogs, ${locationPages} location pages and ${pages} pages.`;
  });
});
