import type { FastifyInstance } from 'fastify';
import { answerTimes } from './calls/answer-times.ts';
import { enquiries } from './calls/enquiries.ts';
import { inbox } from './calls/inbox.ts';
import { mailSettingsCalls } from './calls/mail-settings.ts';
import { savedAnswers } from './calls/saved-answers.ts';

const resources = [mailSettingsCalls, enquiries, inbox, answerTimes, savedAnswers];

export async function inboxCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
