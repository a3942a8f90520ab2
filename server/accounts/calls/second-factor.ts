import type { FastifyInstance } from 'fastify';
import { countRecoveryCodes, findSecondFactor } from '../../../db/accounts/second-factor.ts';
import {
  confirmSecondFactorCall,
  getSecondFactor,
  offerSecondFactorCall,
  removeSecondFactor,
} from '../../../domain/api/accounts/own-account.ts';
import { routesOf } from '../../api/route.ts';
import { confirmSecondFactor, offerSecondFactor, removeOwnSecondFactor } from '../second-factor.ts';
import { signedIn } from '../sessions.ts';

const bodyLimit = 16_384;

/** Optional, off at first (decision D19). */
export async function secondFactor(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Own account'], access: 'signed-in' });
  const { services } = app;
  const { db } = services;

  route(getSecondFactor, {
    summary: 'Whether the own account has a second factor',
    description: 'And how many of its recovery codes are left.',
    async handler(request) {
      const { user_id } = signedIn(request).user;
      const factor = await findSecondFactor(db, user_id);
      const recoveryCodesLeft = await countRecoveryCodes(db, user_id);
      return { enabled: factor?.is_confirmed === 1, recoveryCodesLeft };
    },
  });

  route(offerSecondFactorCall, {
    summary: 'Start with a second factor',
    description:
      'Gives a secret for an authenticator app (RFC 6238: SHA-1, 30 seconds, 6 digits). Signing in asks for nothing new until a code confirms it.',
    example: { password: 'correct-horse' },
    bodyLimit,
    audit: { action: 'second factor set up' },
    handler: (request) => offerSecondFactor(services, signedIn(request), request.body.password),
  });

  route(confirmSecondFactorCall, {
    summary: 'Turn the second factor on',
    description: 'Takes a code of the new secret. The ten recovery codes are told only here.',
    example: { code: '123456' },
    bodyLimit,
    audit: { action: 'second factor turned on' },
    async handler(request) {
      const sender = signedIn(request);
      const codes = await confirmSecondFactor(services, sender, request.body.code);
      return { message: 'The second factor is on.', recoveryCodes: codes };
    },
  });

  route(removeSecondFactor, {
    summary: 'Turn the second factor off',
    description: 'Takes the password and a code of the app or a recovery code.',
    example: { password: 'correct-horse', code: '123456' },
    bodyLimit,
    audit: { action: 'second factor turned off' },
    async handler(request) {
      await removeOwnSecondFactor(services, signedIn(request), request.body);
      return { message: 'The second factor is off.' };
    },
  });
}
