import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { heartbeat } from '../inbox/heartbeat.ts';
import { heldMail } from '../inbox/held-mail.ts';
import { reminders } from '../inbox/reminders.ts';
import { retention } from '../inbox/retention.ts';
import { mediaSweep } from '../media/media-sweep.ts';
import { imports } from '../moving/imports.ts';
import { backups } from './backups.ts';
import { timedWork } from './timed-work.ts';

export const backgroundWork = plugin(
  async (app: FastifyInstance) => {
    await app.register(timedWork);
    await app.register(retention);
    await app.register(reminders);
    await app.register(heartbeat);
    await app.register(heldMail);
    await app.register(backups);
    await app.register(mediaSweep);
    await app.register(imports);
  },
  { name: 'background-work', dependencies: ['outbox'] },
);
