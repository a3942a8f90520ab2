import { hasContent } from '../../content/has-content.ts';
import { databaseKindOf } from '../../db/open.ts';
import { openMediaStore } from '../../media/stores/open-store.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { ensureAdministrator, introduceAdministrator } from '../accounts/first-administrator.ts';
import type { Config } from '../config.ts';
import { findUnfinished } from '../operations/backup/unfinished.ts';
import type { Tracing } from '../operations/tracing/tracing.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { openDataFolder } from './disk/data-folder.ts';
import { codeOrText } from './error-code.ts';
import { checkBucket, checkDatabaseAtStart } from './start-checks.ts';
import { openAndMigrate, retryWhileBusy } from './start-database.ts';
import { StartRefused } from './start-refused.ts';

/** Imported on demand: OpenTelemetry takes longer than the rest of a start. */
async function tracingFor({ tracing, databaseUrl }: Config): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const loading = import('../operations/tracing/tracing.ts').catch((error) => {
    throw new StartRefused(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages (${codeOrText(error)}): npm ci --include=optional`,
    );
  });
  return (await loading).openTracing(tracing, databaseKindOf(databaseUrl));
}

async function rendererFor(config: Config): Promise<PageRenderer | undefined> {
  if (config.development) return undefined;
  return (await import('../pages/renderer.ts')).builtRenderer();
}

/** Loading the first content over an unfinished restore would look like a loss of data. */
async function refuseUnfinished({ databaseUrl }: Config, media: MediaStore): Promise<void> {
  const unfinished = await findUnfinished(media, databaseUrl);
  if (!unfinished) return;
  throw new StartRefused(
    `"${unfinished.command}" was cut off before this site was whole: run it again, or empty the ${media.label} for a new site.`,
  );
}

export async function prepare(config: Config) {
  // First, since a refused start must leave nothing behind.
  const media = await openMediaStore(config);
  await checkBucket(media);
  const tracing = await tracingFor(config);
  await checkDatabaseAtStart(config);
  await openDataFolder(config);
  await refuseUnfinished(config, media);
  const [database, renderer] = await Promise.all([
    openAndMigrate(config.databaseUrl, tracing?.noteQuery),
    rendererFor(config),
  ]);
  const services = { ...database, config, media, renderer, tracing, now: Date.now };
  const whenFree = <T>(step: () => Promise<T>) => retryWhileBusy(config.databaseUrl, step);
  const isNew = await whenFree(() => ensureAdministrator(services));
  if (!(await hasContent(database.db))) {
    process.stdout.write('Loading the first content …\n');
    const { loadFirstContent } = await import('../../content/load.ts');
    await whenFree(() => loadFirstContent(database.db, media, config.firstContent));
  }
  const { loadPagesOnce } = await import('../../content/loading/load-pages.ts');
  await whenFree(() => loadPagesOnce(database.db));
  const { loadRedirectsOnce } = await import('../../content/loading/load-redirects.ts');
  await whenFree(() => loadRedirectsOnce(database.db));
  const { loadMenusOnce } = await import('../../content/menus/load-menus.ts');
  await whenFree(() => loadMenusOnce(database.db));
  const { loadMiniaturesOnce } = await import('../../content/loading/load-miniatures.ts');
  await whenFree(() => loadMiniaturesOnce(database.db));
  return { services, introduce: () => whenFree(() => introduceAdministrator(services, isNew)) };
}
