import { type Random, randomFrom } from '../../media/flow/random.ts';

const sampleRate = 32_000;

function addDrop(sound: Float64Array, start: number, random: Random): void {
  const pitch = 520 + random() * 360;
  const decay = 0.03 + random() * 0.02;
  const loudness = 0.16;
  for (let i = 0; i < decay * 7 * sampleRate; i++) {
    const time = i / sampleRate;
    const attack = Math.min(1, time / 0.003);
    const tone = Math.sin(2 * Math.PI * pitch * (time + 1.4 * time * time));
    const place = start + i;
    if (place < sound.length)
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

/** A drop of water at each of these seconds, and silence between them. */
export function dropSound(seconds: number, drops: number[], seed: number): Buffer {
  const random = randomFrom(seed);
  const sound = new Float64Array(Math.round(seconds * sampleRate));
  for (const drop of drops) addDrop(sound, Math.round(drop * sampleRate), random);
  const data = Buffer.alloc(sound.length * 2);
  for (const [i, sample] of sound.entries()) {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2);
  }
  return Buffer.concat([wavHeader(data.length), data]);
}
