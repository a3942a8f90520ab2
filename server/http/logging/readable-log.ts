import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

const known = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'req',
  'res',
  'err',
  'responseTime',
]);

const levelStyles = new Map<unknown, Style>([
  ['warn', 'yellow'],
  ['error', 'red'],
  ['fatal', 'red'],
]);

const statusStyles: Style[] = ['dim', 'dim', 'green', 'cyan', 'yellow', 'red'];

/** A text that a request may have brought, unable to move the cursor or to begin a line (T32). */
function harmless(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
}

function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function clock(time: unknown): string {
  const date = new Date(String(time));
  return Number.isNaN(date.getTime()) ? '' : date.toTimeString().slice(0, 8);
}

function failure(err: unknown): string {
  const { type, message, stack } = fieldsIn(err);
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const head = type === undefined ? harmless(err) : `${harmless(type)}: ${harmless(message)}`;
  return ['', head, ...frames.map((frame) => `  ${harmless(frame).trim()}`)].join('\n  ');
}

export function readableLine(json: string, hasColors: boolean): string {
  const paint = (style: Style, text: string) =>
    hasColors ? styleText(style, text, { validateStream: false }) : text;
  const line = fieldsIn(JSON.parse(json));
  const time = paint('dim', clock(line.time));
  const { method, path } = fieldsIn(line.req);
  const { statusCode } = fieldsIn(line.res);
  if (method !== undefined && statusCode !== undefined && line.err === undefined) {
    const status = String(statusCode);
    const style = statusStyles[Math.floor(Number(statusCode) / 100)] ?? 'red';
    const took = paint('dim', `${Math.round(Number(line.responseTime))} ms`);
    return `${time} ${String(method).padEnd(4)} ${harmless(path)} ${paint(style, status)} ${took}\n`;
  }
  const about = method === undefined ? [] : [`${String(method)} ${harmless(path)}`];
  const others = Object.entries(line)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => paint('dim', `${name}=${harmless(value)}`));
  const style = levelStyles.get(line.level) ?? 'dim';
  const words = [
    time,
    paint(style, String(line.level)),
    harmless(line.msg ?? ''),
    ...about,
    ...others,
  ];
  return `${words.join(' ')}${line.err === undefined ? '' : failure(line.err)}\n`;
}
