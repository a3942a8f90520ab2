import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { countRecoveryCodes, findSecondFactor } from '../../../db/accounts/second-factor.ts';
import {
  codeLimit,
  type FactorState,
  loginInput,
  type OfferedSecret,
} from '../../../domain/accounts/user.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { confirmSecondFactor, offerSecondFactor, removeOwnSecondFactor } from '../second-factor.ts';
import { signedIn } from '../sessions.ts';

/** Bytes; see the login (threat T18). */
const bodyLimit = 16_384;

const config = { shape: 'message', access: 'signed-in' } as const;
const shared = { tags: ['Own account'] };

const { password } = loginInput.shape;
const code = z.string().min(1).max(codeLimit);

const factorState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
}) satisfies z.ZodType<FactorState>;

const offeredSecret = z.object({
  secret: z.string(),
  uri: z.string(),
}) satisfies z.ZodType<OfferedSecret>;

/** An authenticator app as the second factor of the own account: optional, off at first (D19). */
export const secondFactor: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db } = services;

  app.get('/api/users/totp', {
    config,
    schema: {
      ...shared,
      summary: 'Whether the own account has a second factor',
      description: 'And how many of its recovery codes are left.',
      response: {
        200: factorState,
        ...messageFailures,
      },
    },
    async handler(request) {
      const { user_id } = signedIn(request).user;
      const factor = await findSecondFactor(db, user_id);
      const recoveryCodesLeft = await countRecoveryCodes(db, user_id);
      return { enabled: factor?.is_confirmed === 1, recoveryCodesLeft };
    },
  });

  app.post('/api/users/totp', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Start with a second factor',
      description:
        'Gives a secret for an authenticator app (RFC 6238: SHA-1, 30 seconds, 6 digits). Signing in asks for nothing new until a code confirms it.',
      body: z.object({ password }),
      response: { 200: offeredSecret, ...messageFailures },
    },
    handler: (request) => offerSecondFactor(services, signedIn(request), request.body.password),
  });

  app.post('/api/users/totp/on', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Turn the second factor on',
      description: 'Takes a code of the new secret. The ten recovery codes are told only here.',
      body: z.object({ code }),
      response: {
        200: done.extend({ recoveryCodes: z.array(z.string()) }),
        ...messageFailures,
      },
    },
    async handler(request) {
      const sender = signedIn(request);
      const codes = await confirmSecondFactor(services, sender, request.body.code);
      return { message: 'The second factor is on.', recoveryCodes: codes };
    },
  });

  app.post('/api/users/totp/off', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Turn the second factor off',
      description: 'Takes the password and a code of the app or a recovery code.',
      body: z.object({ password, code }),
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      await removeOwnSecondFactor(services, signedIn(request), request.body);
      return { message: 'The second factor is off.' };
    },
  });
};
