/**
 * The score of Mozilla's HTTP Observatory, algorithm 4, computed from the headers of one page behind
 * https (goal G2): 100, less the faults, plus the bonuses once 90 are reached.
 * Written from the published table of modifiers; the figures are the Observatory's, the code is ours.
 */

export interface Finding {
  test: string;
  result: string;
  modifier: number;
}

export interface Grade {
  score: number;
  grade: string;
  findings: Finding[];
}

/** What of the page the tests read. */
export interface Page {
  headers: Headers;
  html: string;
  origin: string;
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';');
  return new Map(
    directives.flatMap((text): [string, string[]][] => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return name === '' ? [] : [[name, sources]];
    }),
  );
}

function contentPolicy({ headers }: Page): Finding {
  const test = 'content security policy';
  const policy = policyOf(headers);
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const said = (result: string, modifier: number) => ({ test, result, modifier });
  if (policy.size === 0) return said('none', -25);
  const scripts = of('script-src');
  const isOpen = (sources: string[]) => sources.some((s) => /^(\*|https?:|data:)$/.test(s));
  const isSealed = scripts.some((source) => /^'(nonce|sha)/.test(source));
  if (isOpen(scripts) || isOpen(of('object-src'))) return said('scripts from anywhere', -20);
  if (scripts.includes("'unsafe-inline'") && !isSealed) return said('inline scripts', -20);
  if (scripts.includes("'unsafe-eval'")) return said('eval', -10);
  if (of('style-src').includes("'unsafe-inline'")) return said('inline styles only', 0);
  const isNone = policy.get('default-src')?.join(' ') === "'none'";
  return isNone ? said("default-src 'none', nothing unsafe", 10) : said('nothing unsafe', 5);
}

function cookies({ headers }: Page): Finding {
  const all = headers.getSetCookie();
  const isBare = all.some((cookie) => !/;\s*secure/i.test(cookie));
  const result = all.length === 0 ? 'none' : isBare ? 'one without Secure' : 'all Secure';
  return { test: 'cookies', result, modifier: isBare ? -20 : 0 };
}

function sharing({ headers }: Page): Finding {
  const isOpen = headers.get('access-control-allow-origin') === '*';
  return { test: 'cross-origin sharing', result: isOpen ? 'open' : 'none', modifier: 0 };
}

function redirection({ origin }: Page): Finding {
  const isSafe = origin.startsWith('https:');
  return {
    test: 'redirection',
    result: isSafe ? 'to https on the same host, by the proxy of deploy/' : 'no https',
    modifier: isSafe ? 0 : -20,
  };
}

function referrer({ headers }: Page): Finding {
  const test = 'referrer policy';
  const value = headers.get('referrer-policy')?.split(',').at(-1)?.trim() ?? '';
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) {
    return { test, result: value, modifier: 5 };
  }
  const isUnsafe = /^(unsafe-url|origin|origin-when-cross-origin)$/.test(value);
  return { test, result: value || 'none', modifier: isUnsafe ? -5 : 0 };
}

function transport({ headers, origin }: Page): Finding {
  const test = 'strict transport security';
  if (!origin.startsWith('https:')) return { test, result: 'no https', modifier: -20 };
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
  if (Number.isNaN(age)) return { test, result: 'none', modifier: -20 };
  return { test, result: `${age} s`, modifier: age >= 15_768_000 ? 0 : -10 };
}

function integrity({ html, origin }: Page): Finding {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
    ([, source = '']) => source,
  );
  const foreign = sources.filter((source) => new URL(source, origin).origin !== origin);
  const result = foreign.length === 0 ? 'own scripts only' : 'foreign scripts';
  return { test: 'subresource integrity', result, modifier: foreign.length === 0 ? 0 : -5 };
}

function sniffing({ headers }: Page): Finding {
  const isOff = headers.get('x-content-type-options') === 'nosniff';
  return {
    test: 'content type options',
    result: isOff ? 'nosniff' : 'none',
    modifier: isOff ? 0 : -5,
  };
}

function framing({ headers }: Page): Finding {
  const isByPolicy = policyOf(headers).has('frame-ancestors');
  const isByHeader = /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
  const result = isByPolicy ? 'frame-ancestors' : isByHeader ? 'header' : 'none';
  return { test: 'framing', result, modifier: isByPolicy ? 5 : isByHeader ? 0 : -20 };
}

function resourcePolicy({ headers }: Page): Finding {
  const value = headers.get('cross-origin-resource-policy') ?? 'none';
  const isSafe = value === 'same-origin' || value === 'same-site';
  return { test: 'cross-origin resource policy', result: value, modifier: isSafe ? 10 : 0 };
}

const checks = [contentPolicy, cookies, sharing, redirection, referrer, transport].concat([
  integrity,
  sniffing,
  framing,
  resourcePolicy,
]);

const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Bonuses count only for a site that has earned 90 without them. */
export function gradeOf(page: Page): Grade {
  const findings = checks.map((check) => check(page));
  const sum = (sign: 1 | -1) =>
    findings.reduce((all, { modifier }) => all + (modifier * sign > 0 ? modifier : 0), 0);
  const base = 100 + sum(-1);
  const score = Math.max(0, base >= 90 ? base + sum(1) : base);
  const [, grade = 'F'] = grades.find(([least]) => score >= least) ?? [];
  return { score, grade, findings };
}
