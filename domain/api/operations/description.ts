import { z } from '../../zod.ts';
import { get } from '../call.ts';

export const getDescription = get('getDescription', '/api/openapi.json', {
  answer: z.looseObject({ openapi: z.string() }),
});
