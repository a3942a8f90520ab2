import { resolve } from 'node:path';
import { z } from 'zod';
import { hour, minute } from '../domain/durations.ts';
import type { Bucket } from '../media/stores/s3-store.ts';
import { readTrustedProxies, type TrustedProxies } from './http/network/trusted-proxies.ts';
import type { BackupPlan } from './operations/backup/plan.ts';
import { headersSchema, type TracePlan, tracePlan } from './operations/tracing/plan.ts';
import {
  databaseAddress,
  emailAddress,
  mailSender,
  mailServerAddress,
  oneOf,
  webAddressSetting,
  wholeNumber,
} from './start/setting-types.ts';

/** The message is one line that names the setting. */
export class ConfigurationError extends Error {}

const environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: webAddressSetting('https://www.example.com').optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, 'must be names with commas between them')
    .optional(),
  FIRST_CONTENT: oneOf('demo', 'blank').default('demo'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  MEDIA_URL: z
    .string()
    .regex(/^(file:.+|s3:\/\/[\w.-]+(\/.*)?)$/, 'must be file:/path or s3://bucket/prefix')
    .optional(),
  MEDIA_QUOTA_BYTES: wholeNumber(1, 1e15 - 1, 'bytes').default(5 * 1024 ** 3),
  S3_ENDPOINT: webAddressSetting('https://s3.example.com').optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: mailServerAddress.optional(),
  ENQUIRY_TO: emailAddress.optional(),
  MAIL_FROM: mailSender.optional(),
  HEARTBEAT_TO: emailAddress.optional(),
  ENQUIRIES_PER_MINUTE: wholeNumber(1, 100_000, 'enquiries').default(20),
  ENQUIRIES_BEFORE_FLOOD: wholeNumber(1, 100_000, 'enquiries').default(100),
  MAILS_PER_HOUR: wholeNumber(1, 100_000, 'mails').default(100),
  ENQUIRY_MONTHS: wholeNumber(0, 1_200, 'months').default(24),
  ADMIN_EMAIL: emailAddress.max(36, 'must have 36 characters at most').optional(),
  ADMIN_PASSWORD: z
    .string()
    .regex(/^.{8,16}$/s, 'must have 8 to 16 characters')
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === undefined) context.addIssue('must be a number of proxies or their networks');
      return proxies ?? false;
    }),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY: wholeNumber(1, 8_760, 'hours').default(24),
  BACKUP_KEEP: wholeNumber(1, 10_000, 'backups').default(14),
  WORKERS: wholeNumber(1, 64, 'processes').default(1),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSetting('http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headersSchema,
  OTEL_SERVICE_NAME: z.string().min(1).default('agency-site'),
  STOP_DELAY_SECONDS: wholeNumber(0, 60, 'seconds').default(1),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  SESSION_IDLE_MINUTES: wholeNumber(1, 1_440, 'minutes').default(60),
  SESSION_HOURS: wholeNumber(1, 168, 'hours').default(12),
  SESSIONS_PER_USER: wholeNumber(1, 100, 'sessions').default(5),
  NEW_PASSWORD_LENGTH: wholeNumber(8, 16, 'characters').default(12),
  PAGE_CACHE_BYTES: wholeNumber(0, 4_294_967_296, 'bytes').optional(),
  CDN_SECONDS: wholeNumber(0, 86_400, 'seconds').default(0),
  CDN_PURGE_URL: webAddressSetting('https://cdn.example.com/purge').optional(),
  SIGN_IN_FAILURES: wholeNumber(1, 1_000, 'sign-ins').default(10),
  SIGN_IN_WINDOW_MINUTES: wholeNumber(1, 1_440, 'minutes').default(15),
  SIGN_IN_LOCK_MINUTES: wholeNumber(1, 1_440, 'minutes').default(15),
  SIGN_IN_FAILURES_PER_DAY: wholeNumber(1, 10_000, 'sign-ins').default(65),
  SIGN_IN_FAILURES_PER_ADDRESS: wholeNumber(1, 10_000, 'sign-ins').default(20),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

export interface Config {
  development: boolean;
  port: number;
  host: string;
  /** Without a trailing slash. */
  origin: string;
  allowedHosts: string[];
  /** What a new site begins with (R-S-01). */
  firstContent: 'demo' | 'blank';
  dataDir: string;
  databaseUrl: string;
  /** Absolute path; with a bucket, of files on their way to it. */
  mediaDir: string;
  bucket?: Bucket;
  /** Bytes that uploads may hold together (threat T19). */
  mediaQuota: number;
  // Without smtpUrl nothing is sent; the contact address of the site replaces enquiryTo and from.
  mail: {
    smtpUrl?: string;
    enquiryTo?: string;
    from?: string;
    fromName?: string;
    heartbeatTo?: string;
  };
  // Per address and minute (R-X-03); in ten minutes before more go to spam; mails per hour before
  // more are held (threat T27); months until deletion, 0 for never (decision D42).
  enquiries: { perMinute: number; flood: number; mailsPerHour: number; months: number };
  admin: { email: string; isEmailGiven?: boolean; password?: string };
  trustProxy: TrustedProxies;
  backups?: BackupPlan;
  workers: number;
  metricsToken?: string;
  tracing?: TracePlan;
  stopDelay: number;
  logLevel: string;
  session: { idle: number; absolute: number; perUser: number };
  newPasswordLength: number;
  pageCacheBytes: number;
  cdn: { seconds: number; purgeUrl?: string };
  /** R-X-04, threat T08. */
  signIn: {
    failures: number;
    window: number;
    lock: number;
    perDay: number;
    perAddress: number;
  };
}

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

function bucketOf(env: z.infer<typeof environment>, url: string): Bucket {
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

function mediaOf(env: z.infer<typeof environment>, dataDir: string) {
  const url = env.MEDIA_URL ?? 'file:';
  if (url.startsWith('s3:')) {
    return { mediaDir: resolve(dataDir, 'media'), bucket: bucketOf(env, url) };
  }
  return { mediaDir: resolve(url.slice('file:'.length) || resolve(dataDir, 'media')) };
}

function fromEnvironment(env: z.infer<typeof environment>): Config {
  const dataDir = resolve(env.DATA_DIR);
  return {
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    origin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    allowedHosts: env.ALLOWED_HOSTS?.split(/\s*,\s*/) ?? [],
    firstContent: env.FIRST_CONTENT,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'site.db')}`,
    ...mediaOf(env, dataDir),
    mediaQuota: env.MEDIA_QUOTA_BYTES,
    mail: {
      smtpUrl: env.SMTP_URL,
      enquiryTo: env.ENQUIRY_TO,
      from: env.MAIL_FROM?.address,
      fromName: env.MAIL_FROM?.name,
      heartbeatTo: env.HEARTBEAT_TO,
    },
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
