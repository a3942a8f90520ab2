import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteCommands } from '../../app/context.ts';
import { Refusal } from '../http/refusal.ts';
import { receiveEnquiry } from '../inbox/receive-enquiry.ts';

export function siteCommands(app: FastifyInstance, request: FastifyRequest): SiteCommands {
  return {
    async sendEnquiry(enquiry) {
      try {
        await receiveEnquiry(app, request, enquiry);
        return 'stored';
      } catch (error) {
        if (error instanceof Refusal && error.status === 429) return 'too many';
        throw error;
      }
    },
  };
}

export const noCommands: SiteCommands = {
  async sendEnquiry() {
    throw new Error('A page that is only looked at changes nothing.');
  },
};
