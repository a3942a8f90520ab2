import type { Plot } from './composition.ts';
import { darkStyle } from './dark-scheme.ts';
import { type FlowField, flowField } from './field.ts';
import type { FlowOptions, FlowPoint } from './options.ts';
import { dotsPath, leadDetail, lineDetail, perUnit, smoothPath, tenths } from './path.ts';
import { randomFrom } from './random.ts';
import { step } from './streamlines.ts';
import { type Ink, themes } from './themes.ts';

function weight(width: number): number {
  return Math.round(width * perUnit * 10) / 10;
}

function pathsByWeight(field: FlowField): [string, string, string] {
  const random = randomFrom(field.hash ^ 0x51ed);
  const paths: [string, string, string] = ['', '', ''];
  for (const [i, line] of field.lines.entries()) {
    if (i === field.lead) continue;
    const pick = random() * 3.4;
    paths[pick < 1 ? 0 : pick < 2 ? 1 : 2] += smoothPath(line, lineDetail);
  }
  return paths;
}

function lineStrokes(field: FlowField, ink: Ink, unit: number): string {
  const [middle, strong, faint] = pathsByWeight(field);
  return (
    `<path d="${faint}" stroke="${ink.faint}" stroke-width="${weight(unit * 0.9)}"/>` +
    `<path d="${middle}" stroke="${ink.line}" stroke-opacity=".62" stroke-width="${weight(unit)}"/>` +
    `<path d="${strong}" stroke="${ink.line}" stroke-width="${weight(unit * 1.35)}"/>`
  );
}

function stoneDiscs(field: FlowField, ink: Ink, isSolid: boolean): string {
  return field.stones
    .map(({ x, y, r }, i) => {
      const fill = i === 0 && isSolid ? ink.lead : ink.disc;
      return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(r * 0.97)}" fill="${fill}"/>`;
    })
    .join('');
}

function grove(plot: Plot, ink: Ink): string {
  const dots: FlowPoint[] = [];
  for (let row = 0; row < plot.rows; row++) {
    for (let column = 0; column < plot.columns; column++) {
      const along = (column - (plot.columns - 1) / 2) * plot.pitch;
      const across = (row - (plot.rows - 1) / 2) * plot.pitch;
      dots.push({
        x: plot.x + along * plot.cosine - across * plot.sine,
        y: plot.y + along * plot.sine + across * plot.cosine,
      });
    }
  }
  const width = weight(plot.pitch * 0.42);
  return `<path d="${dotsPath(dots)}" stroke="${ink.lead}" stroke-width="${width}"/>`;
}

function shaftsOn(
  line: readonly FlowPoint[],
  { width, height }: FlowField,
  beat: number,
): FlowPoint[] {
  const apart = Math.max(6, Math.round(beat / step));
  const first = Math.round(apart * 0.6);
  return line.filter(
    ({ x, y }, i) =>
      i >= first && (i - first) % apart === 0 && x > 8 && y > 8 && x < width - 8 && y < height - 8,
  );
}

/** As many as were asked for, evenly along what is seen of the line. */
function countedShafts(
  line: readonly FlowPoint[],
  { width, height }: FlowField,
  count: number,
): FlowPoint[] {
  const seen = line.filter(({ x, y }) => x > 8 && y > 8 && x < width - 8 && y < height - 8);
  const shown = Math.min(count, seen.length);
  return Array.from(
    { length: shown },
    (_, i) => seen[Math.floor(((i + 0.5) * seen.length) / shown)],
  ).filter((point) => point !== undefined);
}

interface Lead {
  beat: number;
  shafts?: number | undefined;
}

function leadStroke(
  field: FlowField,
  ink: Ink,
  unit: number,
  { beat, shafts: count }: Lead,
): string {
  const line = field.lines[field.lead] ?? [];
  const ring = `r="${tenths(unit * 5.4)}" fill="${ink.ground}" stroke="${ink.lead}" stroke-width="${weight(unit * 2.4)}"`;
  const points = count ? countedShafts(line, field, count) : shaftsOn(line, field, beat);
  const shafts = points.map(({ x, y }) => `<circle cx="${tenths(x)}" cy="${tenths(y)}" ${ring}/>`);
  const width = weight(unit * 3.6);
  return `<path d="${smoothPath(line, leadDetail)}" stroke="${ink.lead}" stroke-width="${width}"/>${shafts.join('')}`;
}

export function svgFrame(
  { width, height }: FlowField,
  ground: string,
  parts: string,
  isFlipped = false,
): string {
  const scale = 1 / perUnit;
  const place = isFlipped ? `matrix(${-scale} 0 0 ${scale} ${width} 0)` : `scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">` +
    `${ground}<g transform="${place}">${parts}</g></svg>`
  );
}

export function svgOfField(
  field: FlowField,
  options: Partial<FlowOptions> = {},
  over = '',
): string {
  const ink = themes[field.theme];
  const shortSide = Math.min(field.width, field.height);
  const unit = options.stroke ?? Math.max(0.9, shortSide / 620);
  const isSolid = options.solid ?? (field.hash >>> 4) % 3 === 0;
  const lead = { beat: options.beat ?? shortSide * 0.3, shafts: options.shafts };
  const parts = [
    stoneDiscs(field, ink, isSolid),
    lineStrokes(field, ink, unit),
    field.plot ? grove(field.plot, ink) : '',
    options.lead === false ? '' : leadStroke(field, ink, unit, lead),
  ].join('');
  const ground = `<rect width="${field.width}" height="${field.height}" fill="${ink.ground}"/>`;
  const style = darkStyle(field.theme, ground + parts);
  return svgFrame(field, ground + style, parts + over, options.flip);
}

export function svgOf(seed: string, options: Partial<FlowOptions> = {}): string {
  return svgOfField(flowField(seed, options), options);
}
