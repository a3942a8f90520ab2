import type { Random } from '../random.ts';
import type { Ink } from '../themes.ts';
import type { DrawingFrame } from './frame.ts';

interface Pool {
  x: number;
  y: number;
  /** Of the outermost ring. */
  reach: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function poolsOf({ width, height, isHero }: DrawingFrame, random: Random): Pool[] {
  const short = Math.min(width, height);
  const main = {
    x: width * (isHero ? 0.74 + random() * 0.1 : 0.3 + random() * 0.4),
    y: height * (isHero && height > width ? 0.26 : 0.36 + random() * 0.28),
    reach: short * (0.62 + random() * 0.2),
  };
  const side = main.x > width / 2 ? -1 : 1;
  const others = Array.from({ length: 2 + Math.floor(random() * 2) }, (_, index) => ({
    x: main.x + side * width * (0.24 + index * 0.2 + random() * 0.1),
    y: height * (index % 2 === 0 ? 0.86 + random() * 0.2 : -0.04 + random() * 0.16),
    reach: short * (0.3 + random() * 0.26),
  }));
  return [...others, main];
}

/** Rings of still water; a pool covers the rings of the one before, as a stone dropped later. */
export function basins(frame: DrawingFrame, ink: Ink, random: Random): string {
  const unit = Math.max(1, Math.min(frame.width, frame.height) / 560);
  const spacing = Math.min(frame.width, frame.height) * 0.034;
  const pools = poolsOf(frame, random);
  const ring = (pool: Pool, radius: number, stroke: string, width: number, fill = '') =>
    `<circle cx="${tenth(pool.x)}" cy="${tenth(pool.y)}" r="${tenth(radius)}" stroke="${stroke}" stroke-width="${tenth(width)}"${fill}/>`;
  return pools
    .map((pool, index) => {
      const isMain = index === pools.length - 1;
      const rings = Math.max(4, Math.floor(pool.reach / spacing));
      const lead = 3 + Math.floor(random() * (rings - 4));
      const drawn = Array.from({ length: rings }, (_, at) => {
        // They lie closer to each other towards the middle.
        const radius = pool.reach * (1 - at / rings) ** 1.18;
        if (at === 0) return ring(pool, radius, ink.line, unit * 1.4, ` fill="${ink.ground}"`);
        if (isMain && at === lead) return ring(pool, radius, ink.lead, unit * 3.6);
        return ring(pool, radius, at % 3 === 0 ? ink.line : ink.faint, unit * (at % 3 ? 1 : 1.4));
      });
      const middle = tenth(pool.reach * (isMain ? 0.2 : 0.12));
      const fill = isMain ? ink.lead : ink.disc;
      const stone = `<circle cx="${tenth(pool.x)}" cy="${tenth(pool.y)}" r="${middle}" fill="${fill}"/>`;
      return drawn.join('') + stone;
    })
    .join('');
}
