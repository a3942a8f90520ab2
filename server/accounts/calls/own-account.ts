import type { FastifyInstance } from 'fastify';
import { deleteOwnSession, findOwnSessions } from '../../../db/accounts/own-sessions.ts';
import { deleteSessionsOfUser } from '../../../db/accounts/sessions.ts';
import {
  changePasswordOf,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../../domain/api/accounts/own-account.ts';
import { routesOf } from '../../api/route.ts';
import { nothingHere } from '../../http/errors.ts';
import { changeOwnPassword } from '../own-password.ts';
import { signedIn } from '../sessions.ts';

const bodyLimit = 16_384;

export async function ownAccount(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Own account'], access: 'signed-in' });
  const { services } = app;
  const { db } = services;

  route(changePasswordOf(services.config.newPasswordLength), {
    summary: 'Change the own password',
    description:
      'Ends every other session of the account. Common passwords, the own address and the name of the site are refused; wrong current passwords count like wrong sign-ins.',
    example: { current: 'correct-horse', new: 'battery-staple' },
    bodyLimit,
    async handler(request) {
      const { current, new: next } = request.body;
      const sender = signedIn(request);
      await changeOwnPassword(services, sender, { current, next, keep: sender.tokenHash });
      return { message: 'Your password is changed. Every other session has ended.' };
    },
  });

  route(listOwnSessions, {
    summary: 'The own sessions',
    description: 'Every live session of the account, the one used last first.',
    async handler(request) {
      const { user, tokenHash: own } = signedIn(request);
      const { idle, absolute } = services.config.session;
      const query = { userId: user.user_id, tokenHash: own, now: services.now(), idle, absolute };
      return findOwnSessions(db, query);
    },
  });

  route(endOwnSession, {
    summary: 'End one of the own sessions',
    description: 'Also the one of the call, which is then the same as signing out.',
    async handler(request) {
      const { user } = signedIn(request);
      if (!(await deleteOwnSession(db, user.user_id, request.params.id))) throw nothingHere();
      return { message: 'The session has ended.' };
    },
  });

  route(endOtherSessions, {
    summary: 'Sign out everywhere else',
    description: 'Ends every session of the account but the one of the call.',
    async handler(request) {
      const { user, tokenHash: own } = signedIn(request);
      await deleteSessionsOfUser(db, user.user_id, own);
      return { message: 'Every other session has ended.' };
    },
  });
}
