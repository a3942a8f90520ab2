import type { FastifyInstance } from 'fastify';
import { answerTimes } from './answer-times.ts';
import { enquiries } from './enquiries.ts';
import { failedMail } from './failed-mail.ts';
import { inbox } from './inbox.ts';
import { mailSettingsCalls } from './mail-settings.ts';
import { personalDataCalls } from './personal-data.ts';
import { savedAnswers } from './saved-answers.ts';

const resources = [
  mailSettingsCalls,
  enquiries,
  inbox,
  personalDataCalls,
  answerTimes,
  savedAnswers,
  failedMail,
];

export async function inboxCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
