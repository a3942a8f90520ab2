import { loadFirstContent } from '../../content/load.ts';
import { findMigrations, migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { openMediaStore } from '../../media/stores/open-store.ts';
import { readConfig } from '../config.ts';
import { CommandRefused, runCommand, say } from '../start/command.ts';
import { describeSite, noSiteIn, refuseMissingDatabase } from '../start/describe-site.ts';

await runCommand(async (words) => {
  if (words.length > 0)
    throw new CommandRefused('Usage: npm run content:load [-- --env-file FILE]');
  const config = readConfig();
  refuseMissingDatabase(config.databaseUrl);
  const media = await openMediaStore(config);
  say(describeSite(config, media));
  const { db, kind } = openDatabase(config.databaseUrl);
  try {
    if ((await findMigrations(db)).length === 0) throw noSiteIn(config.databaseUrl);
    await migrate(db, kind);
    const { blogs, caseStudies, locationPages, pages } = await loadFirstContent(db, media);
    return `Added ${caseStudies} case studies, ${blogs} blogs, ${locationPages} location pages and ${pages} pages.`;
  } finally {
    await db.destroy();
  }
});
