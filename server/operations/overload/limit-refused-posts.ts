import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { networkOf } from '../../http/network/network-address.ts';
import { Refusal } from '../../http/refusal.ts';
import { RefusedPosts } from './refused-posts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    refusedPosts: {
      /** @throws {Refusal} 429 for a network that has had its share of refusals for this minute */
      check: (request: FastifyRequest) => Promise<void>;
      /** Counts a refusal. @throws {Refusal} the same, beyond the share */
      count: (request: FastifyRequest) => Promise<void>;
    };
  }
}

/** Refused posts that a network may send, for each enquiry that it may send. */
const perEnquiry = 10;

function tooMany(): Refusal {
  return new Refusal(
    429,
    'Too many messages that cannot be sent. Please go back, and try again in a minute.',
    { headers: { 'Retry-After': '60' } },
  );
}

/** Milliseconds by which a refusal beyond the share is late: who asks again at once asks less often. */
const delay = 500;

async function refuseLater(): Promise<never> {
  await setTimeout(delay);
  throw tooMany();
}

/** Limits what is spent on posts that end in a refusal; a valid enquiry never meets this (threat T36). */
export const refusedPosts = plugin(
  async (app: FastifyInstance) => {
    const counted = new RefusedPosts(app.services.config.enquiries.perMinute * perEnquiry);
    app.decorate('refusedPosts', {
      async check({ ip }) {
        if (counted.isOver(networkOf(ip))) await refuseLater();
      },
      async count({ ip }) {
        if (!counted.count(networkOf(ip))) await refuseLater();
      },
    });
  },
  { name: 'refused-posts' },
);
