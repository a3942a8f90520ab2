import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findUsers } from '../../../db/accounts/administrators.ts';
import type { ListedUser } from '../../../domain/accounts/user.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';
import { disableUser, resetUser } from '../administrators.ts';

/** Bytes; see the login (threat T18). */
const bodyLimit = 16_384;

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Users'] };
const params = z.object({ id: rowId });

const listedUser = z.object({
  user_id: z.number().int(),
  email: z.string(),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
  created_at: z.string(),
}) satisfies z.ZodType<ListedUser>;

const changedUser = done.extend({ user: listedUser });
const userWithPassword = changedUser.extend({
  password: z.string().describe('Generated, and told only in this answer.'),
});

/** The people of the back office. */
export const administrators: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/users', {
    config,
    schema: {
      ...shared,
      summary: 'All users',
      description: 'In the order of their addresses; for administrators only.',
      response: { 200: z.array(listedUser), ...messageFailures },
    },
    handler: () => findUsers(db),
  });

  app.put('/api/users/:id', {
    bodyLimit,
    config: { ...config, audit: { values: ['disabled'] } },
    schema: {
      ...shared,
      summary: 'Disable or enable a user',
      description:
        'Disabling ends every session of the account. The last active administrator stays.',
      params,
      body: z.object({ disabled: z.boolean() }),
      response: { 200: changedUser, ...messageFailures },
    },
    async handler({ params: { id }, body }) {
      const user = await disableUser(db, id, body.disabled);
      return { user, message: `${user.email} is ${user.disabled ? 'disabled' : 'enabled'}.` };
    },
  });

  app.post('/api/users/:id/reset', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Give a user a new password',
      description:
        'Ends every session of the account and turns its second factor off; the generated password is told only here. The own password is changed with the current one instead.',
      params,
      response: { 200: userWithPassword, ...messageFailures },
    },
    async handler({ params: { id }, user: sender }) {
      if (sender?.user_id === id) {
        throw new Refusal(409, 'Please change your own password in your account.');
      }
      const reset = await resetUser(db, id);
      return { ...reset, message: `${reset.user.email} has a new password.` };
    },
  });
};
