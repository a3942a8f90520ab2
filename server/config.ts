import { resolve } from 'node:path';
import { hour, minute } from '../domain/durations.ts';
import type { Bucket } from '../media/stores/s3-store.ts';
import { tracePlan } from './operations/tracing/plan.ts';
import { type Environment, environment } from './start/environment.ts';

/** The message is one line that names the setting. */
export class ConfigurationError extends Error {}

export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Config = ReturnType<typeof fromEnvironment>;

/** The only reader of the environment. @throws {ConfigurationError} */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigurationError(`${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  return fromEnvironment(result.data);
}

export function readConfigFor(other: { DATABASE_URL?: string; MEDIA_URL?: string }): Config {
  return readConfig({ ...process.env, ...other });
}

function bucketOf(env: Environment, url: string): Bucket {
  const [bucket = '', ...folders] = url.slice('s3://'.length).split('/').filter(Boolean);
  const [accessKeyId, secretAccessKey] = [env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigurationError('S3_ACCESS_KEY_ID is wrong: S3_SECRET_ACCESS_KEY belongs to it.');
  }
  return {
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** With a bucket `mediaDir` holds files on their way to it. */
function mediaOf(env: Environment, dataDir: string): { mediaDir: string; bucket?: Bucket } {
  const url = env.MEDIA_URL ?? 'file:';
  if (url.startsWith('s3:')) {
    return { mediaDir: resolve(dataDir, 'media'), bucket: bucketOf(env, url) };
  }
  return { mediaDir: resolve(url.slice('file:'.length) || resolve(dataDir, 'media')) };
}

type MailKey = 'smtpUrl' | 'enquiryTo' | 'from' | 'fromName' | 'heartbeatTo';

/** Without smtpUrl nothing is sent; the contact address of the site replaces enquiryTo and from. */
function mailOf(env: Environment): { [key in MailKey]?: string } {
  return {
    smtpUrl: env.SMTP_URL,
    enquiryTo: env.ENQUIRY_TO,
    from: env.MAIL_FROM?.address,
    fromName: env.MAIL_FROM?.name,
    heartbeatTo: env.HEARTBEAT_TO,
  };
}

function fromEnvironment(env: Environment) {
  const dataDir = resolve(env.DATA_DIR);
  return {
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    /** Without a trailing slash. */
    origin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    allowedHosts: env.ALLOWED_HOSTS?.split(/\s*,\s*/) ?? [],
    /** What a new site begins with (R-S-01). */
    firstContent: env.FIRST_CONTENT,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'site.db')}`,
    ...mediaOf(env, dataDir),
    /** Bytes that uploads may hold together (threat T19). */
    mediaQuota: env.MEDIA_QUOTA_BYTES,
    mail: mailOf(env),
    // Per address and minute (R-X-03); in ten minutes before more go to spam; mails per hour before
    // more are held (threat T27); months until deletion, 0 for never (decision D42).
    enquiries: {
      perMinute: env.ENQUIRIES_PER_MINUTE,
      flood: env.ENQUIRIES_BEFORE_FLOOD,
      mailsPerHour: env.MAILS_PER_HOUR,
      months: env.ENQUIRY_MONTHS,
    },
    admin: {
      email: (env.ADMIN_EMAIL ?? 'admin@example.com').toLowerCase(),
      isEmailGiven: env.ADMIN_EMAIL !== undefined,
      password: env.ADMIN_PASSWORD,
    },
    trustProxy: env.TRUST_PROXY,
    backups: env.BACKUP_DIR
      ? {
          folder: resolve(env.BACKUP_DIR),
          every: env.BACKUP_EVERY * hour,
          keep: env.BACKUP_KEEP,
        }
      : undefined,
    workers: env.NODE_ENV === 'development' ? 1 : env.WORKERS,
    metricsToken: env.METRICS_TOKEN,
    tracing: tracePlan(env.OTEL_EXPORTER_OTLP_ENDPOINT, {
      headers: env.OTEL_EXPORTER_OTLP_HEADERS,
      service: env.OTEL_SERVICE_NAME,
    }),
    stopDelay: env.STOP_DELAY_SECONDS * 1_000,
    logLevel: env.LOG_LEVEL,
    session: {
      idle: env.SESSION_IDLE_MINUTES * minute,
      absolute: env.SESSION_HOURS * hour,
      perUser: env.SESSIONS_PER_USER,
    },
    newPasswordLength: env.NEW_PASSWORD_LENGTH,
    pageCacheBytes: env.PAGE_CACHE_BYTES ?? (env.NODE_ENV === 'development' ? 0 : 64 * 1024 ** 2),
    cdn: { seconds: env.CDN_SECONDS, purgeUrl: env.CDN_PURGE_URL },
    /** R-X-04, threat T08. */
    signIn: {
      failures: env.SIGN_IN_FAILURES,
      window: env.SIGN_IN_WINDOW_MINUTES * minute,
      lock: env.SIGN_IN_LOCK_MINUTES * minute,
      perDay: env.SIGN_IN_FAILURES_PER_DAY,
      perAddress: env.SIGN_IN_FAILURES_PER_ADDRESS,
    },
  };
}

export interface VariableNames {
  all: string[];
  /** In a settings file every name is meant for this site. */
  inFile: string[];
}

export function findVariableNames(): string[] {
  return Object.keys(process.env);
}

/** Variables that are set win; an empty one counts as unset. */
export function addSettings(settings: NodeJS.Dict<string>): void {
  for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
}
