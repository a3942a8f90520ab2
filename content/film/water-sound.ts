import { type Random, randomFrom } from '../../media/flow/random.ts';

const sampleRate = 32_000;

/** Filters the same noise twice and takes the second pass, so that the end leads into the start. */
function rush(count: number, random: Random): Float64Array {
  const noise = Float64Array.from({ length: count }, () => random() * 2 - 1);
  const sound = new Float64Array(count);
  let slow = 0;
  let fast = 0;
  for (let i = 0; i < count * 2; i++) {
    const sample = noise[i % count] ?? 0;
    fast += 0.16 * (sample - fast);
    slow += 0.02 * (sample - slow);
    const swell = 0.7 + 0.3 * Math.sin((i / count) * Math.PI * 6);
    sound[i % count] = (fast - slow) * swell * 0.12;
  }
  return sound;
}

function addBubble(sound: Float64Array, random: Random): void {
  const start = Math.floor(random() * sound.length);
  const pitch = 380 + random() * random() * 1500;
  const decay = 0.012 + random() * 0.05;
  const loudness = 0.006 + random() * random() * 0.05;
  for (let i = 0; i < decay * 7 * sampleRate; i++) {
    const time = i / sampleRate;
    const attack = Math.min(1, time / 0.003);
    const tone = Math.sin(2 * Math.PI * pitch * (time + 1.4 * time * time));
    const place = (start + i) % sound.length;
    sound[place] = (sound[place] ?? 0) + loudness * attack * Math.exp(-time / decay) * tone;
  }
}

function wavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** 14 bubbles a second; loops without a seam. */
export function waterSound(seconds: number, seed: number): Buffer {
  const random = randomFrom(seed);
  const sound = rush(seconds * sampleRate, random);
  for (let i = 0; i < seconds * 14; i++) addBubble(sound, random);
  const data = Buffer.alloc(sound.length * 2);
  for (const [i, sample] of sound.entries()) {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2);
  }
  return Buffer.concat([wavHeader(data.length), data]);
}
