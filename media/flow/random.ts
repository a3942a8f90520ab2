export type Random = () => number;

export type Noise = (x: number, y: number) => number;

export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  }
  return hash >>> 0;
}

/** mulberry32: the same seed gives the same series on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function smooth(t: number): number {
  const bounded = t < 0 ? 0 : t > 1 ? 1 : t;
  return bounded * bounded * (3 - 2 * bounded);
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function shuffledBytes(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = (random() * (i + 1)) | 0;
    const held = bytes[i] ?? 0;
    bytes[i] = bytes[j] ?? 0;
    bytes[j] = held;
  }
  return bytes;
}

export function noiseFrom(random: Random): Noise {
  const order = shuffledBytes(random);
  const angles = Array.from(order, () => random() * Math.PI * 2);
  const cosines = Float64Array.from(angles, Math.cos);
  const sines = Float64Array.from(angles, Math.sin);
  function pull(column: number, row: number, dx: number, dy: number): number {
    const direction = order[((order[column & 255] ?? 0) + (row & 255)) & 255] ?? 0;
    return (cosines[direction] ?? 0) * dx + (sines[direction] ?? 0) * dy;
  }
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    const a = fade(u);
    const b = fade(v);
    const upper = pull(column, row, u, v) * (1 - a) + pull(column + 1, row, u - 1, v) * a;
    const lower =
      pull(column, row + 1, u, v - 1) * (1 - a) + pull(column + 1, row + 1, u - 1, v - 1) * a;
    return upper * (1 - b) + lower * b;
  };
}
