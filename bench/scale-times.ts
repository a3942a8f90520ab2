import { request } from 'node:http';
import type { ServerProcess } from './server-process.ts';

export interface Size {
  blogs: number;
  studies: number;
  server: ServerProcess;
}

export interface Times {
  p50: number;
  p99: number;
  /** Processor time of the server's own process; that of Postgres is not in it. */
  processor?: number;
}

const rounds = 100;
const warmUp = 10;
const listRounds = 5;

function timesOf(measured: number[]): Times {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

interface Answered {
  firstByte: number;
  whole: number;
  bytes: number;
}

function ask({ origin }: ServerProcess, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    request(origin + path, (response) => {
      let bytes = 0;
      let firstByte = 0;
      response.on('data', (chunk: Buffer) => {
        firstByte ||= performance.now() - begun;
        bytes += chunk.length;
      });
      response.on('end', () => {
        const { statusCode = 500 } = response;
        if (statusCode >= 500) reject(new Error(`${path} answered ${statusCode}`));
        resolve({ firstByte, whole: performance.now() - begun, bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Each size in turn, so that other load falls on all of them. */
export async function timeInTurn(
  sizes: Size[],
  addressOf: (size: Size, round: number) => string,
): Promise<Times[]> {
  const measured = sizes.map((size) => ({ size, times: [] as number[], processor: 0 }));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const one of measured) {
      const { size, times } = one;
      if (round === warmUp) one.processor = size.server.processorTime();
      const { whole } = await ask(size.server, addressOf(size, round));
      if (round >= warmUp) times.push(whole);
    }
  }
  return measured.map(({ size, times, processor }) => ({
    ...timesOf(times),
    processor: ((size.server.processorTime() - processor) / rounds) * 1_000,
  }));
}

export interface ListTimes {
  firstByte: Times;
  whole: Times;
  bytes: number;
}

export async function timeLists(sizes: Size[], path: string): Promise<ListTimes[]> {
  const measured = sizes.map((size) => ({ size, answers: [] as Answered[] }));
  for (let round = 0; round <= listRounds; round++) {
    for (const { size, answers } of measured) {
      const answered = await ask(size.server, path);
      if (round > 0) answers.push(answered);
    }
  }
  return measured.map(({ answers }) => ({
    firstByte: timesOf(answers.map(({ firstByte }) => firstByte)),
    whole: timesOf(answers.map(({ whole }) => whole)),
    bytes: answers[0]?.bytes ?? 0,
  }));
}
