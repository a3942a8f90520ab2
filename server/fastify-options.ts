import type { FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { minute } from '../domain/durations.ts';
import { answerUnroutable } from './http/errors.ts';
import { logOptions } from './http/logging/log.ts';
import { trustIn } from './http/network/trusted-proxies.ts';
import { routableUrl } from './pages/addresses/addresses.ts';
import type { Services } from './services.ts';

/** Bytes of a JSON body; milliseconds for the work on a request (threat T18). */
const bodyLimit = 1_048_576;
const handlerTimeout = 5 * minute;

/** An import has as long to arrive; other bodies end before (server/http/network/body-timeout.ts). */
const requestTimeout = 30 * minute;

// Set here, since Fastify would load its own compilers first, a tenth of the start. The type of the
// option fits only their schemas.
const zodCompilers = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as unknown as FastifyServerOptions['schemaController'];

export function fastifyOptions({ config, log }: Services) {
  return {
    // During a stop, requests on open connections are still answered.
    return503OnClosing: false,
    bodyLimit,
    requestTimeout,
    handlerTimeout,
    trustProxy: trustIn(config.trustProxy),
    routerOptions: { maxParamLength: 255 },
    schemaController: zodCompilers,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    rewriteUrl: routableUrl,
    frameworkErrors: answerUnroutable,
    ...logOptions(config.logLevel, log),
  } satisfies FastifyServerOptions;
}
