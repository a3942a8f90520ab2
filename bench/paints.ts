import { type Report, reportOf } from './lighthouse.ts';
import { startPlainControl } from './plain-control.ts';
import { pageOfEachTemplate } from './public-pages.ts';
import { median, say, withSite } from './site.ts';
import { type Row, sayTable } from './table.ts';

/**
 * First and largest paint of a simulated phone, in turn with the control of plain-control.ts, and
 * what crosses the wire before any interaction. Arguments: the number of runs (5), 'applied' to hold the
 * line back in the browser instead of computing what it would have cost, then paths to measure instead
 * of the templates. What is computed counts every file that came before the paint, also those that
 * nothing waited for.
 */

const maxPaint = 1_200;
const maxRatio = 1.25;
const maxScript = 2_048;

const fcp = 'first-contentful-paint';
const lcp = 'largest-contentful-paint';

interface Request {
  resourceType: string;
  transferSize: number;
  url: string;
}

function time(reports: Report[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

function requestsOf({ audits }: Report): Request[] {
  return (audits['network-requests']?.details?.items ?? []) as unknown as Request[];
}

function bytesByType(report: Report | undefined): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of report ? requestsOf(report) : []) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return bytes;
}

/** Without headers, which the budget leaves out. */
async function scriptBytes(report: Report | undefined): Promise<number> {
  const scripts = (report ? requestsOf(report) : []).filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const answers = scripts.map(({ url }) =>
    fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }),
  );
  const sizes = await Promise.all(answers);
  return sizes.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
}

function bytesLine(bytes: Record<string, number>): string {
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const parts = Object.entries({ ...bytes, total }).map(
    ([type, size]) => `${type} ${(size / 1024).toFixed(1)}`,
  );
  return `${parts.join(', ')} KB`;
}

async function rowOf(path: string, ours: Report[], control: Report[]): Promise<Row> {
  const [paint, other] = [time(ours, lcp), time(control, lcp)];
  const shown = (reports: Report[]) =>
    `FCP ${time(reports, fcp).toFixed(0)}, LCP ${time(reports, lcp).toFixed(0)} ms`;
  const script = await scriptBytes(ours[0]);
  return {
    what: path,
    ours: `${shown(ours)}, script ${script} B`,
    control: shown(control),
    ratio: (paint / other).toFixed(2),
    goal: `LCP ≤ ${maxPaint}, ≤ ${maxRatio}`,
    isReached: paint <= maxPaint && paint / other <= maxRatio && script <= maxScript,
  };
}

/** The line of what is computed; the processor is not slowed, because that would measure this machine. */
const applied = [
  '--throttling-method=devtools',
  '--throttling.requestLatencyMs=150',
  '--throttling.downloadThroughputKbps=1440',
  '--throttling.uploadThroughputKbps=675',
  '--throttling.cpuSlowdownMultiplier=1',
];

async function compare(origin: string, plain: string, path: string, runs: number): Promise<Row> {
  const ours: Report[] = [];
  const control: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [reports, from] of [
      [ours, origin],
      [control, plain],
    ] as const) {
      const report = await reportOf(from + path, [
        '--only-categories=performance',
        ...(isApplied ? applied : []),
      ]);
      if (report) reports.push(report);
    }
  }
  say(`${path}: ${bytesLine(bytesByType(ours[0]))}`);
  return rowOf(path, ours, control);
}

const [, , , runs = '5', ...asked] = process.argv;
const isApplied = asked[0] === 'applied';
const paths = isApplied ? asked.slice(1) : asked;

await withSite(async ({ origin }) => {
  using control = await startPlainControl(origin);
  const rows: Row[] = [];
  for (const path of paths.length > 0 ? paths : await pageOfEachTemplate(origin)) {
    rows.push(await compare(origin, control.origin, path, Number(runs)));
  }
  sayTable(rows);
});
