/** One row of the table in docs/faults.md. */
export interface Fault {
  id: string;
  what: string;
  /** How often it is tried when nobody asks for less (FAULT_SHARE); the unit stands in the result. */
  stated: number;
  /** Tries it so often. @throws {Missed} when the target is not met. */
  run: (count: number, scene: Scene) => Promise<Outcome>;
}

export interface Outcome {
  /** What was counted and measured. */
  result: string;
  /** What the same check said when its subject was spoiled on purpose. */
  control: string;
}

/** Where a fault is played; everything it starts is ended with it. */
export interface Scene {
  /** Has something done at the end, last things first. */
  atEnd: (act: () => unknown) => void;
}

/** A target that was not met; the message says by how much. */
export class Missed extends Error {}

/** @throws {Missed} with the sentence unless it holds. */
export function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Missed(sentence);
}

/** A spoiled subject that the check does not notice proves the check worthless. */
export async function mustFail(check: () => unknown, spoiled: string): Promise<string> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Missed) return `${spoiled}: noticed`;
    throw error;
  }
  throw new Missed(`${spoiled}: NOT noticed`);
}
