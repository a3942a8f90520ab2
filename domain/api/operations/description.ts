import { z } from '../../zod.ts';
import { defineCall } from '../call.ts';

export const getDescription = defineCall({
  id: 'getDescription',
  method: 'GET',
  path: '/api/openapi.json',
  answer: z.looseObject({ openapi: z.string() }),
});
