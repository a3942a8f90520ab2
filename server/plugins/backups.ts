import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { backUpWhenDue } from '../backup/scheduled.ts';

/** Milliseconds between two looks whether a backup is due. */
const every = 60_000;

/** Backups by themselves, and a restore of the last one for trial; without BACKUP_DIR there are none. */
export const backups = plugin(
  async (app: FastifyInstance) => {
    const { db, now, config } = app.services;
    if (!config.backups) return;
    const stop = new AbortController();
    const scheduled = { db, now, plan: config.backups, signal: stop.signal };
    let running: Promise<void> | null = null;
    function look(): void {
      running ??= backUpWhenDue(scheduled)
        .catch((error: unknown) => app.log.error(error, 'the backup failed'))
        .finally(() => {
          running = null;
        });
    }
    const timer = setInterval(look, every).unref();
    app.addHook('onReady', async () => look());
    app.addHook('onClose', async () => {
      clearInterval(timer);
      stop.abort();
      await running;
    });
  },
  { name: 'backups' },
);
