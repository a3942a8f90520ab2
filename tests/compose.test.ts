import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../server/config.ts';

/** What deploy/compose.yaml promises and needs no engine to be seen; docs/operations.md tells of its runs. */

function deployFile(name: string): string {
  return readFileSync(resolve(import.meta.dirname, '../deploy', name), 'utf8');
}

/** What whoever starts it must give: the file has no password of an administrator. */
const given: Record<string, string> = {
  ADMIN_EMAIL: 'you@example.com',
  ADMIN_PASSWORD: 'blue-Camel-42',
};
const demanded = /\$\{(\w+):\?[^}]*\}/g;

const asGiven = (text: string) => text.replaceAll(demanded, (_, name) => given[name] ?? '');

const seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((text) => Number.parseInt(text, 10));

const dependencies = z.union([
  z
    .array(z.string())
    .transform((names) => names.map((on) => ({ on, condition: 'service_started' }))),
  z
    .record(z.string(), z.object({ condition: z.string() }))
    .transform((all) => Object.entries(all).map(([on, { condition }]) => ({ on, condition }))),
]);

const service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string() }).optional(),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  configs: z.array(z.object({ source: z.string() })).default([]),
  ports: z.array(z.string()).default([]),
  restart: z.string().optional(),
  init: z.boolean().default(false),
  stop_grace_period: seconds.optional(),
  healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
  depends_on: dependencies.default([]),
  environment: z.record(z.string(), z.string()).default({}),
});

const { services, volumes, configs } = z
  .object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
    configs: z.record(z.string(), z.object({ content: z.string() })),
  })
  .parse(parse(asGiven(deployFile('compose.yaml')), { merge: true }));

const all = Object.entries(services);
const instances = all.filter(([, { build }]) => build);
const dockerfile = deployFile('Dockerfile');
const ofImage = Object.fromEntries(
  [...dockerfile.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

/** Seconds that requests in flight, then mail and timed work have once an instance has stopped listening (fault F14). */
const longestFinish = 36;

test.each(instances)('%s runs with its settings', (_name, { environment }) => {
  const config = readConfig({ ...ofImage, ...environment });
  for (const address of [config.databaseUrl, config.bucket?.endpoint, config.mail.smtpUrl]) {
    expect(Object.keys(services)).toContain(new URL(address ?? '').hostname);
  }
});

test.each(instances)(
  '%s has mail, backups and an administrator of your own',
  (_name, { environment }) => {
    const { mail, backups, admin } = readConfig({ ...ofImage, ...environment });
    expect(mail).toMatchObject({ enquiryTo: expect.any(String), from: expect.any(String) });
    expect(admin).toEqual({ ...admin, email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD });
    const asked = [...deployFile('compose.yaml').matchAll(demanded)].map(([, name]) => name);
    expect(asked.sort()).toEqual(Object.keys(given).sort());
    expect(backups?.folder).toBe('/backups');
    // A volume takes over the owner that its folder has in the image.
    expect(dockerfile).toMatch(/chown node:node [^\n]*\/backups/);
  },
);

test('every image has an exact version', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  const foreign = all.filter(([, { build }]) => !build).map(([, { image }]) => image);
  for (const image of [...bases, ...foreign]) {
    expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[0-9a-f]{64})?$/);
  }
});

test.each(instances)('%s writes to its volume and to /tmp alone', (_name, instance) => {
  const { read_only, tmpfs, volumes: mounted } = instance;
  expect({ read_only, tmpfs }).toEqual({ read_only: true, tmpfs: ['/tmp'] });
  const { BACKUP_DIR } = instance.environment;
  const folders = mounted.map((volume) => volume.split(':')[1]);
  expect(folders).toEqual([ofImage.DATA_DIR, BACKUP_DIR]);
  expect(dockerfile).toContain(`VOLUME ${ofImage.DATA_DIR}`);
});

test.each(instances)('%s hears a stop before it serves', (_name, { init }) => {
  expect(init).toBe(true);
});

test.each(instances)('%s has the time to finish what is in flight', (_name, instance) => {
  const { stopDelay } = readConfig(instance.environment);
  expect(instance.stop_grace_period).toBeGreaterThan(stopDelay / 1_000 + longestFinish);
});

test('what somebody waits for is there, and whose health counts has a check', () => {
  const awaited = all.flatMap(([, { depends_on }]) => depends_on);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(awaited.map(({ on }) => on)));
  const healthy = awaited.filter(({ condition }) => condition === 'service_healthy');
  const unchecked = healthy.filter(({ on }) => {
    const { build, healthcheck } = services[on] ?? {};
    return !healthcheck?.test && !(build && dockerfile.includes('HEALTHCHECK'));
  });
  expect(unchecked).toEqual([]);
  const [, ...later] = instances;
  const first = { on: instances[0]?.[0], condition: 'service_healthy' };
  for (const [, { depends_on }] of later) expect(depends_on).toContainEqual(first);
});

test('the health of the database is that of its network, not of its first start', () => {
  expect(services.database?.healthcheck?.test).toContain('--host');
});

test('whatever is not done at once comes back after a crash', () => {
  const awaited = all.flatMap(([, { depends_on }]) => depends_on);
  const once = awaited.filter(({ condition }) => condition === 'service_completed_successfully');
  const lasting = all.filter(([name]) => !once.some(({ on }) => on === name));
  expect(lasting.filter(([, { restart }]) => restart !== 'always')).toEqual([]);
});

test('volumes and files are declared, and each is somebody’s', () => {
  const mounted = all.flatMap(([, { volumes: of }]) => of.map((volume) => volume.split(':')[0]));
  expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)));
  const files = all.flatMap(([, { configs: of }]) => of.map(({ source }) => source));
  expect(new Set(files)).toEqual(new Set(Object.keys(configs)));
});

test('the proxy leads from the public address to every instance', () => {
  const port = /EXPOSE (\d+)/.exec(dockerfile)?.[1];
  const { content = '' } = configs.caddy ?? {};
  expect(content).toContain(
    `reverse_proxy ${instances.map(([name]) => `${name}:${port}`).join(' ')}`,
  );
  for (const [, { environment }] of instances) {
    const { port: published } = new URL(environment.PUBLIC_ORIGIN ?? '');
    expect(content).toContain(`:${published} {`);
    expect(services.proxy?.ports).toEqual([`127.0.0.1:${published}:${published}`]);
  }
});
