import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findUsers } from '../../../db/accounts/administrators.ts';
import { listUsers, resetUserCall, updateUser } from '../../../domain/api/accounts/users.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { disableUser, resetUser } from '../administrators.ts';

const bodyLimit = 16_384;

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Users'] };

export const administrators: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...routeOf(listUsers, {
      ...shared,
      summary: 'All users',
      description: 'In the order of their addresses; for administrators only.',
    }),
    config,
    handler: () => findUsers(db),
  });

  app.route({
    ...routeOf(updateUser, {
      ...shared,
      summary: 'Disable or enable a user',
      description:
        'Disabling ends every session of the account. The last active administrator stays.',
      example: { disabled: true },
    }),
    bodyLimit,
    config: { ...config, audit: { values: ['disabled'] } },
    async handler(request) {
      const { params, body } = request;
      const user = await disableUser(db, params.id, body.disabled);
      request.auditedAs = { title: user.email };
      return { user, message: `${user.email} is ${user.disabled ? 'disabled' : 'enabled'}.` };
    },
  });

  app.route({
    ...routeOf(resetUserCall, {
      ...shared,
      summary: 'Give a user a new password',
      description:
        'Ends every session of the account and turns its second factor off; the generated password is told only here. The own password is changed with the current one instead.',
    }),
    bodyLimit,
    config: { ...config, audit: { action: 'password reset' } },
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
};
