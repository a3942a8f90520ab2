import type { OpenDatabase } from '../../../db/open.ts';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { failureReason } from '../../../domain/failure-reason.ts';
import type { CheckArea } from '../../../domain/settings-check.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import type { Config, VariableNames } from '../../config.ts';
import { checkBackups } from './backups.ts';
import { checkClock } from './clock.ts';
import { findingsOf } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkOrigin } from './origin.ts';
import { checkProxy, type ForwardedCounts } from './proxy.ts';
import { checkDatabase, checkDisk, checkMedia } from './stores.ts';
import { checkVariables } from './variables.ts';

interface Installation extends OpenDatabase {
  config: Config;
  media: MediaStore;
  now: () => number;
  variables: VariableNames;
  /** Null in a command, which sees no requests. */
  forwardedCounts: ForwardedCounts | null;
}

async function settle(
  area: CheckArea,
  check: () => SettingFinding | SettingFinding[] | Promise<SettingFinding | SettingFinding[]>,
): Promise<SettingFinding[]> {
  try {
    return [await check()].flat();
  } catch (failure) {
    return [
      findingsOf(area).error(
        `This could not be checked: ${failureReason(failure)}.`,
        'Fix what is listed above it first, and check again.',
      ),
    ];
  }
}

export async function checkSettings(installation: Installation): Promise<SettingFinding[]> {
  const { config, media, variables, forwardedCounts, db } = installation;
  const now = installation.now();
  const findings = await Promise.all([
    settle('Settings', () => checkVariables(variables)),
    settle('Database', () => checkDatabase(installation, config)),
    settle('Media', () => checkMedia(media, config)),
    settle('Disk', () => checkDisk(config)),
    settle('Mail', () => checkMail(db, config)),
    settle('Backups', () => checkBackups(db, config, now)),
    settle('Clock', () => checkClock(installation, now)),
    settle('Origin', () => checkOrigin(config, now)),
    settle('Proxy', () => checkProxy(config, forwardedCounts)),
  ]);
  return findings.flat();
}
