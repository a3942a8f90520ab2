import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { networkOf } from '../../http/network/network-address.ts';
import { tooMany } from '../../http/refusal.ts';
import { MinuteCounts } from './minute-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    refusedPosts: {
      /** Counts a refusal. @throws {Refusal} 429 for a network above its limit for this minute */
      count: (request: FastifyRequest) => Promise<void>;
    };
  }
}

/** Refused posts per minute for each enquiry that a network may send per minute. */
const perEnquiry = 10;

/** Milliseconds: a delayed refusal slows down a client that retries at once. */
const delay = 500;

async function refuseLater(): Promise<never> {
  await setTimeout(delay);
  throw tooMany(
    'Too many messages that cannot be sent. Please go back, and try again in a minute.',
    60,
  );
}

export const refusedPosts = plugin(
  async (app: FastifyInstance) => {
    const counted = new MinuteCounts(app.services.config.enquiries.perMinute * perEnquiry);
    app.decorate('refusedPosts', {
      async count({ ip }) {
        if (!counted.count(networkOf(ip))) await refuseLater();
      },
    });
  },
  { name: 'refused-posts' },
);
