import type { Point } from '../artefacts/drawing/numbers.ts';
import { between, curve, midpoint, mirrored } from './curve.ts';
import { filledPath, stroked } from './drawing.ts';

export interface PortraitFace {
  skin: string;
  shade: string;
  /** Outlines, eyes and brows. */
  ink: string;
  lip?: string;
  brow?: string;
  browWidth?: number;
  /** Half of the head's width at the eyes. */
  width: number;
  /** Half of the chin's width. */
  jaw: number;
  chin?: number;
  /** How far eyes, nose and mouth move to a side. */
  look: number;
  smile?: number;
  nose?: number;
  hasEars?: boolean;
  hasLaughLines?: boolean;
  glasses?: 'round' | 'square';
}

const eyes = 138;
const apart = 23;
const mouth = 187;

function outline({ width, jaw, chin = 214 }: PortraitFace): Point[] {
  return mirrored([
    [midpoint - width, 106],
    [midpoint - width - 1, 138],
    [midpoint - width + 3, 168],
    [midpoint - jaw, 194],
    [midpoint - 16, chin - 3],
    [midpoint, chin],
  ]);
}

function neck({ skin, shade, chin = 214 }: PortraitFace): string {
  const under = `M125 ${chin - 8}c10 20 40 20 50 0v10c-8 20-42 20-50 0z`;
  return (
    filledPath('M124 180v66c-2 14-8 22-14 28l40 26 40-26c-6-6-12-14-14-28v-66z', skin) +
    filledPath(under, shade)
  );
}

function ears({ width, skin, ink, hasEars = true }: PortraitFace): string {
  if (!hasEars) return '';
  return [-1, 1]
    .map((side) => {
      const path = `M${midpoint + side * (width + 1)} 134c${side * 13}-7 ${side * 14} 26 ${-side} 30`;
      return filledPath(path, skin) + stroked(path, ink, 2.2);
    })
    .join('');
}

function skull(face: PortraitFace): string {
  const { width, skin, shade, ink, look } = face;
  const line = outline(face);
  const half = line.length / 2;
  const side = look < 0 ? line.slice(0, half + 1) : line.slice(half - 1).toReversed();
  const within = between(
    side,
    [
      [midpoint, 106],
      [midpoint, 140],
      [midpoint, 165],
      [midpoint, 188],
      [midpoint, 205],
      [midpoint, 210],
    ],
    0.17,
  );
  return (
    filledPath(
      `${curve(line)}C${midpoint + width} 60 ${midpoint - width} 60 ${midpoint - width} 106z`,
      skin,
    ) +
    filledPath(`${curve(side)}${curve(within.toReversed(), 'L')}z`, shade) +
    stroked(curve(line), ink, 2.6)
  );
}

function eye(face: PortraitFace, side: number): string {
  const { ink, look, brow = ink, browWidth = 3.4 } = face;
  const x = midpoint + look * 1.6 + side * apart;
  const lift = side < 0 ? 1 : -1;
  return (
    filledPath(`M${x - 10} ${eyes}q10-10 20 0q-10 7-20 0z`, '#fbf7ef') +
    `<circle cx="${x + look * 0.4}" cy="${eyes - 0.8}" r="4.2" fill="${ink}"/>` +
    stroked(`M${x - 11} ${eyes + 0.5}q11-11 22 0`, ink, 2.6) +
    stroked(`M${x - 13} ${eyes - 15 + lift}q13-8 26 ${-lift}`, brow, browWidth)
  );
}

function features(face: PortraitFace): string {
  const { ink, shade, lip = ink, look, smile = 5, nose = 27, hasLaughLines } = face;
  const side = look < 0 ? -1 : 1;
  const bridge = `M${midpoint + look * 1.8} ${eyes + 5}c${4 * side} ${nose / 2} ${7 * side} ${nose - 6} ${8 * side} ${nose - 2}c${-3 * side} 5 ${-9 * side} 6 ${-15 * side} 3`;
  const x = midpoint + look * 1.3;
  const laugh = [-1, 1].map((k) => `M${x + k * 25} ${mouth - 15}q${k * 6} 8 ${k * 2} 16`).join('');
  return (
    eye(face, -1) +
    eye(face, 1) +
    stroked(bridge, ink, 2.2) +
    stroked(`M${x - 18} ${mouth - 1}q18 ${smile * 2} 36-1`, lip, 3) +
    stroked(`M${x - 7} ${mouth + 10 + smile * 0.4}q7 3 14 0${hasLaughLines ? laugh : ''}`, shade, 2)
  );
}

export function glassesOf({ look, ink, glasses }: PortraitFace): string {
  if (!glasses) return '';
  const at = midpoint + look * 1.6;
  const lenses = [at - apart, at + apart].map((x) =>
    glasses === 'round'
      ? `M${x - 17} ${eyes}a17 17 0 1 0 34 0a17 17 0 1 0-34 0`
      : `M${x - 11} ${eyes - 12}h22q7 0 7 7v12q0 7-7 7h-22q-7 0-7-7v-12q0-7 7-7z`,
  );
  return stroked(`${lenses.join('')}M${at - 6} ${eyes - 2}q6-5 12 0`, ink, 2.5);
}

export function headShape(face: PortraitFace): string {
  return neck(face) + ears(face) + skull(face) + features(face);
}
