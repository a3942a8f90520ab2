import { z } from 'zod';
import { readTrustedProxies } from '../http/network/trusted-proxies.ts';
import { headersSchema } from '../operations/tracing/plan.ts';
import {
  databaseAddress,
  emailAddress,
  mailSender,
  mailServerAddress,
  oneOf,
  webAddressSetting,
  wholeNumber,
} from './setting-types.ts';

export const environment = z.object({
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

export type Environment = z.infer<typeof environment>;
