type LinePoint = readonly [x: number, y: number];

export interface Line {
  /** As it was drawn. */
  d: string;
  points: LinePoint[];
  bounds: Bounds;
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const commands = /([Mqt])|-?\d+(?:\.\d+)?/g;

/**
 * The lines of a path of our drawings: each begins with M and goes on with q and t. Null for a path
 * with other commands.
 */
export function drawnLinesOf(path: string): Line[] | null {
  if (/[^Mqt\d\s.,-]/.test(path)) return null;
  return path
    .split(/(?=M)/)
    .filter((d) => d.trim() !== '')
    .map((d) => {
      const points = pointsOf(d);
      return { d, points, bounds: boundsOf(points) };
    });
}

function boundsOf(points: LinePoint[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function pointsOf(d: string): LinePoint[] {
  const points: LinePoint[] = [];
  let [x, y, command] = [0, 0, 'M'];
  let numbers: number[] = [];
  for (const [found] of d.matchAll(commands)) {
    if (/[Mqt]/.test(found)) {
      command = found;
      numbers = [];
      continue;
    }
    numbers.push(Number(found));
    if (numbers.length < (command === 'q' ? 4 : 2)) continue;
    const [dx = 0, dy = 0] = numbers.slice(-2);
    numbers = [];
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    points.push([x, y]);
  }
  return points;
}

/** A smooth line along points, which it only passes near. */
export function quadraticPath(points: LinePoint[]): string {
  const whole = ([x, y]: LinePoint) => `${Math.round(x)} ${Math.round(y)}`;
  const [first = [0, 0], ...rest] = points;
  const pieces = rest.map((point, index) => {
    const next = rest[index + 1];
    return next
      ? `Q${whole(point)} ${whole([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
      : `L${whole(point)}`;
  });
  return `M${whole(first)}${pieces.join('')}`;
}

export interface Obstacle {
  x: number;
  y: number;
  radius: number;
  /** How far the lines give way where it stands. */
  reach: number;
}

function isBeyond({ left, right, top, bottom }: Bounds, { x, y, radius }: Obstacle): boolean {
  return x < left - radius || x > right + radius || y < top - radius || y > bottom + radius;
}

/** Null where the whole line is out of reach. */
export function partedBy(
  { points, bounds }: Pick<Line, 'points' | 'bounds'>,
  obstacle: Obstacle,
): LinePoint[] | null {
  const { x, y, radius, reach } = obstacle;
  if (reach === 0 || isBeyond(bounds, obstacle)) return null;
  let touched = false;
  const parted = points.map((point): LinePoint => {
    const [dx, dy] = [point[0] - x, point[1] - y];
    const distance = Math.hypot(dx, dy);
    if (distance >= radius) return point;
    touched = true;
    const force = ((1 - distance / radius) ** 1.6 * reach) / (distance || 1);
    return [point[0] + dx * force, point[1] + dy * force];
  });
  return touched ? parted : null;
}
