import type { FastifyMultipartOptions } from '@fastify/multipart';

/** Of a form with one file and little else (threat T19). */
export function oneFileForm(fileSize: number): FastifyMultipartOptions {
  const limits = {
    files: 1,
    fields: 5,
    parts: 7,
    headerPairs: 20,
    headerSize: 8_192,
    fieldNameSize: 100,
    fieldSize: 1_024,
    fileSize,
  };
  return { limits, throwFileSizeLimit: false };
}
