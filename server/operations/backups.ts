import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { minute } from '../../domain/durations.ts';
import { backUpWhenDue } from './backup/scheduled.ts';
import { repeat } from './repeat.ts';

const every = minute;

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
