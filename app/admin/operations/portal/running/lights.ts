import type { JobOutcome, Overview } from '../../../../../domain/api/operations/overview.ts';
import { hourInWords } from '../../../site-facts.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { pastInWords, whenInWords } from '../times.ts';

/** One thing that goes on without anybody, and when it last did, or next will. */
export interface Light {
  name: string;
  state: 'proven' | 'waiting' | 'failed';
  when: string;
  /** ISO 8601; null where nothing has happened yet. */
  at: string | null;
  note: string;
}

interface Job {
  name: string;
  run: JobOutcome | null;
  notYet: string;
}

function jobLight({ name, run, notYet }: Job, now: number): Light {
  if (run?.failure) {
    const { at, failure, lastSuccess } = run;
    const good = lastSuccess ? texts.lastGood(pastInWords(lastSuccess, now)) : texts.noneGood;
    return { name, state: 'failed', at, when: whenInWords(at, now), note: `${failure} ${good}` };
  }
  const at = run?.lastSuccess ?? null;
  if (!run || !at) return { name, state: 'waiting', at: null, when: texts.never, note: notYet };
  return { name, state: 'proven', at, when: whenInWords(at, now), note: run.report };
}

function backupLights({ backups }: Overview, now: number): Light[] {
  if (!backups) {
    const off = { state: 'waiting', at: null, when: texts.off } as const;
    return [
      { ...off, name: texts.backup, note: texts.noBackups },
      { ...off, name: texts.drill, note: texts.noDrill },
    ];
  }
  const { backup, drill } = backups;
  return [
    jobLight({ name: texts.backup, run: backup, notYet: texts.noBackupYet }, now),
    jobLight({ name: texts.drill, run: drill, notYet: texts.noDrillYet }, now),
  ];
}

function mailLight({ mail }: Overview, now: number): Light {
  const name = texts.mail;
  const { configured, heartbeat, queued } = mail;
  if (!configured) {
    return { name, state: 'waiting', at: null, when: texts.off, note: texts.noMailNote };
  }
  const waits = queued > 0 ? ` ${texts.queued(queued)}` : '';
  if (heartbeat?.failure) {
    const { at, reason } = heartbeat.failure;
    return { name, state: 'failed', at, when: whenInWords(at, now), note: `${reason}.${waits}` };
  }
  const at = heartbeat?.lastSuccess ?? null;
  if (!at) {
    return { name, state: 'waiting', at, when: texts.never, note: texts.noHeartbeat + waits };
  }
  return { name, state: 'proven', at, when: whenInWords(at, now), note: texts.heartbeat + waits };
}

function nextLight({ scheduled: { items } }: Overview, now: number): Light {
  const name = texts.next;
  const going = items.filter(({ change }) => change === 'publish');
  const [next, ...others] = going;
  if (!next) {
    const note = texts.nothingScheduled;
    return { name, state: 'waiting', at: null, when: texts.noneToGo, note };
  }
  const { at, title } = next;
  const first = texts.nextNote(title || texts.untitled, hourInWords(at));
  const note = `${first} ${texts.nextMore(others.length)}`;
  return { name, state: 'waiting', at, when: whenInWords(at, now), note };
}

export function lightsOf(overview: Overview, now: number): Light[] {
  return [...backupLights(overview, now), mailLight(overview, now), nextLight(overview, now)];
}
