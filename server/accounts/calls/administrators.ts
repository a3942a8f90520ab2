import type { FastifyInstance } from 'fastify';
import { findUsers } from '../../../db/accounts/administrators.ts';
import { listUsers, resetUserCall, updateUser } from '../../../domain/api/accounts/users.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { disableUser, resetUser } from '../administrators.ts';

const bodyLimit = 16_384;

export async function administrators(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Users'], access: 'admin' });
  const { db } = app.services;

  route(listUsers, {
    summary: 'All users',
    description: 'In the order of their addresses; for administrators only.',
    handler: () => findUsers(db),
  });

  route(updateUser, {
    summary: 'Disable or enable a user',
    description:
      'Disabling ends every session of the account. The last active administrator stays.',
    example: { disabled: true },
    bodyLimit,
    audit: { values: ['disabled'] },
    async handler(request) {
      const { params, body } = request;
      const user = await disableUser(db, params.id, body.disabled);
      request.auditedAs = { title: user.email };
      return { user, message: `${user.email} is ${user.disabled ? 'disabled' : 'enabled'}.` };
    },
  });

  route(resetUserCall, {
    summary: 'Give a user a new password',
    description:
      'Ends every session of the account and turns its second factor off; the generated password is told only here. The own password is changed with the current one instead.',
    bodyLimit,
    audit: { action: 'password reset' },
    async handler(request) {
      const { id } = request.params;
      if (request.user?.user_id === id) {
        throw new Refusal(409, 'Please change your own password in your account.');
      }
      const reset = await resetUser(db, id);
      request.auditedAs = { title: reset.user.email };
      return { ...reset, message: `${reset.user.email} has a new password.` };
    },
  });
}
