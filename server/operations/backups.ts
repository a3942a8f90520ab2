import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { backUpWhenDue } from './backup/scheduled.ts';
import { repeat } from './repeat.ts';

/** Milliseconds between two looks whether a backup is due. */
const every = 60_000;

/** Backups by themselves, and a restore of the last one for trial; without BACKUP_DIR there are none. */
export const backups = plugin(
  async (app: FastifyInstance) => {
    const { db, now, config } = app.services;
    const { backups: plan } = config;
    if (!plan) return;
    repeat(app, {
      every,
      first: 'at once',
      failure: 'the backup failed',
      work: (signal) => backUpWhenDue({ db, now, plan, signal }),
    });
  },
  { name: 'backups' },
);
