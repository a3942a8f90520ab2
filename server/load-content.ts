import { loadFirstContent } from '../content/load.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { openMediaStore } from '../media/open-store.ts';
import { loadEnvironmentFile, readConfig } from './config.ts';

/** `npm run content:load`: adds the first content that the configured database does not have. */
loadEnvironmentFile();
const config = readConfig();
const media = await openMediaStore(config);
const { db, kind } = openDatabase(config.databaseUrl);
await migrate(db, kind);
const { blogs, caseStudies, locationPages } = await loadFirstContent(db, media);
await db.destroy();
process.stdout.write(
  `Added ${caseStudies} case studies, ${blogs} blogs and ${locationPages} location pages.\n`,
);
