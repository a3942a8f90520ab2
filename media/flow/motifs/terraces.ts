import type { Random } from '../random.ts';
import type { Ink } from '../themes.ts';
import type { DrawingFrame } from './frame.ts';

interface Wave {
  length: number;
  height: number;
  phase: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function wavesOf({ width, height }: DrawingFrame, random: Random): Wave[] {
  return [0.9, 0.43, 0.24].map((share) => ({
    length: width * share * (0.8 + random() * 0.5),
    height: height * 0.055 * share * (0.6 + random()),
    phase: random() * Math.PI * 2,
  }));
}

/** Steps of a slope: each is filled, has its edge and two contour lines under it. */
export function terraces(frame: DrawingFrame, ink: Ink, random: Random): string {
  const { width, height, isHero } = frame;
  const waves = wavesOf(frame, random);
  const count = 8 + Math.floor(random() * 4);
  const fall = (random() < 0.5 && !isHero ? 1 : -1) * height * (0.16 + random() * 0.2);
  const top = height * (isHero ? 0.42 : 0.26 + random() * 0.1);
  const lead = 1 + Math.floor(random() * (count - 3));
  const unit = Math.max(1, Math.min(width, height) / 560);
  const samples = Math.max(16, Math.round(width / 22));

  function edge(level: number, under: number): string {
    const base = top + ((height * 1.15 - top) * level ** 1.15) / count ** 1.15 + under;
    const points = Array.from({ length: samples + 1 }, (_, index) => {
      const x = (width * index) / samples;
      const slope = (x / width - 0.5) * fall * (1 - level / (count + 2));
      const swell = waves.reduce(
        (sum, wave) =>
          sum + Math.sin((x / wave.length) * Math.PI * 2 + wave.phase + level * 0.55) * wave.height,
        0,
      );
      return `${tenth(x)} ${tenth(base + slope + swell)}`;
    });
    return `M${points.join('L')}`;
  }

  const sun = {
    x: width * (isHero ? 0.78 : 0.2 + random() * 0.6),
    y: top * (0.5 + random() * 0.2),
    r: Math.min(width, height) * (0.08 + random() * 0.05),
  };
  const steps = Array.from({ length: count }, (_, level) => {
    const gap = (height / count) * 0.2;
    const isLead = level === lead;
    const below = `${edge(level, 0)}L${width} ${height}L0 ${height}Z`;
    return [
      `<path d="${below}" fill="${level % 2 === 0 ? ink.disc : ink.ground}"/>`,
      `<path d="${edge(level, gap)}${edge(level, gap * 2)}" stroke="${ink.faint}" stroke-width="${tenth(unit)}"/>`,
      `<path d="${edge(level, 0)}" stroke="${isLead ? ink.lead : ink.line}" stroke-width="${tenth(unit * (isLead ? 3.6 : 1.4))}"/>`,
    ].join('');
  });
  const disc = `<circle cx="${tenth(sun.x)}" cy="${tenth(sun.y)}" r="${tenth(sun.r)}" fill="${ink.lead}"/>`;
  return disc + steps.join('');
}
