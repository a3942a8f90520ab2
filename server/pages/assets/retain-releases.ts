import cluster from 'node:cluster';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { hour } from '../../../domain/durations.ts';
import { repeat } from '../../operations/repeat.ts';
import { describeRelease, type Release } from './release.ts';
import { storeRelease } from './release-store.ts';

/** One of several workers does it for all. */
const isFirst = cluster.worker === undefined || cluster.worker.id === 1;

export const retainReleases = plugin(
  async (app: FastifyInstance) => {
    const { media, now } = app.services;
    if (!app.builtClient || !isFirst) return;
    const folder = join(app.builtClient, 'assets');
    let release: Release | undefined;

    async function store(): Promise<void> {
      // Once: later the folder may hold half of the next build.
      release ??= await describeRelease(folder);
      await storeRelease(media, { release, folder, now: now() });
    }

    const failure = 'the files of this release were not kept for open tabs';
    repeat(app, { every: hour, first: 'listening', failure, work: store });
  },
  { name: 'retain-releases', dependencies: ['assets'] },
);
