import { addAbortSignal } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadFileCall } from '../../../domain/api/media/uploads.ts';
import { minute } from '../../../domain/durations.ts';
import { uploadSizes } from '../../../domain/media/upload-sizes.ts';
import {
  type AcceptedUpload,
  acceptUpload,
  discardUpload,
  uploadLimits,
} from '../../../media/accept.ts';
import { sweepIncoming } from '../../../media/incoming.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { UploadRefused } from '../../../media/upload-refused.ts';
import { routesOf } from '../../api/route.ts';
import { contentRefused } from '../../http/errors.ts';
import { oneFileForm } from '../../http/one-file-form.ts';
import { Refusal, retryAfter } from '../../http/refusal.ts';
import { errorCode } from '../../start/error-code.ts';
import { pictureWork } from '../picture-work.ts';
import { fullLibrary, uploadStore } from '../store-upload.ts';

/** As long as the back office waits (decision D48). */
const uploadTimeout = 2 * minute;

const formSize = 65_536;

function refuseLongBody({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) <= uploadLimits.video + formSize) return;
  throw new Refusal(413, `The file is larger than ${uploadSizes.video} MB.`);
}

function asRefusal(error: unknown): Refusal {
  const isLimit = /_LIMIT$/.test(errorCode(error) ?? '');
  return isLimit
    ? new Refusal(413, 'Send one file at a time, and nothing else.')
    : new Refusal(400, 'The upload could not be read. Try again.');
}

async function* fileParts(request: FastifyRequest) {
  const parts = request.parts();
  for (;;) {
    const { value, done } = await parts.next().catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (done) return;
    if (value.type === 'file') yield value;
  }
}

/** The sender's file name is for searching only and never reaches the disk (threat T23). */
type NamedUpload = AcceptedUpload & { original_name: string };

async function acceptFile(request: FastifyRequest, media: MediaStore): Promise<NamedUpload> {
  let accepted: NamedUpload | undefined;
  try {
    for await (const { file, filename = '' } of fileParts(request)) {
      addAbortSignal(AbortSignal.timeout(uploadTimeout), file);
      accepted = { ...(await acceptUpload(media, file)), original_name: filename };
    }
  } catch (error) {
    if (accepted) await discardUpload(media, accepted);
    if (!(error instanceof UploadRefused)) throw error;
    const headers = error.status === 503 ? retryAfter : undefined;
    throw new Refusal(error.status, error.message, { headers });
  }
  if (!accepted) throw new Refusal(400, 'No file was sent.');
  return accepted;
}

async function keepFile(
  { services }: FastifyInstance,
  request: FastifyRequest,
  store: ReturnType<typeof uploadStore>,
): Promise<string> {
  const { media, config } = services;
  const upload = await acceptFile(request, media);
  const kept = await store(services, upload, config.mediaQuota);
  if (kept === null) throw new Refusal(507, fullLibrary(config.mediaQuota));
  const address = `/media/${kept}`;
  request.auditedAs = {
    title: upload.original_name || address,
    changes: [{ field: 'address', old: '', new: address }],
  };
  return address;
}

/** Reads the rest of a refused body, so that the client gets to the answer. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

export async function upload(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Uploads'] });
  app.removeAllContentTypeParsers();
  // The limit of a file depends on its type and is checked in media/.
  await app.register(multipart, oneFileForm(uploadLimits.video + 1));
  const { media, isQuiet } = app.services;
  const store = uploadStore();
  const work = pictureWork(app.services, app.log);
  app.addHook('onReady', async () => {
    if (isQuiet) return;
    await sweepIncoming(media.folder);
    work.wake();
  });
  app.addHook('onClose', () => work.close());

  route(uploadFileCall, {
    summary: 'Upload a picture or a film',
    description: [
      `A form with one file, whatever its field is called: JPEG, PNG, WebP, AVIF or GIF up to ${uploadSizes.image} MB`,
      `and 50 megapixels, MP4 or WebM up to ${uploadSizes.video} MB. The type is read from the bytes. Formats that take`,
      'much memory to decode may have fewer pixels (an AVIF 12 megapixels, a WebP 19); the refusal',
      'says how many.',
      'The answer is the address of the file as plain text.',
    ].join(' '),
    consumes: ['multipart/form-data'],
    handlerTimeout: uploadTimeout,
    bodyTimeout: uploadTimeout,
    async handler(request, reply) {
      if (!request.isMultipart()) throw contentRefused();
      refuseLongBody(request);
      try {
        const address = await keepFile(app, request, store);
        work.wake();
        return reply.type('text/plain; charset=utf-8').send(address);
      } finally {
        drain(request);
      }
    },
  });
}
