import type { IncomingMessage } from 'node:http';
import { EVENTS, type ServerOptions, Server as TusServer } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { assertStorageRoom } from '../../features/media/index.ts';
import { challenge } from '../../graphql/bearer.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AppError, badInput, HTTP_STATUSES, unavailable } from '../../platform/errors/errors.ts';
import { isOutage } from '../../platform/files/storage/s3-client.ts';
import {
  announceUpload,
  assertOwnsUpload,
  dropUpload,
  finishUpload,
  getSender,
  recordUploadActivity,
  resumeUpload,
} from '../../platform/files/uploads.ts';
import { addressRule } from '../../platform/http/network.ts';
import { toLocale, translate } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { UploadLocks } from './upload-locks.ts';
import { uploadStore } from './upload-store.ts';

type ServerRequest = Parameters<NonNullable<ServerOptions['onUploadFinish']>>[0];

const PATH = '/api/upload/files';
const MEGABYTE = 1024 ** 2;
/** Maximum file size in bytes: teachers upload videos, others images and documents. */
const LARGEST = 2048 * MEGABYTE;
const getMaxFileBytes = (viewer: Viewer): number => (viewer.may('course:update') ? LARGEST : 100 * MEGABYTE);

/**
 * Resumable uploads (tus 1.0). An upload is only staged. Its sender claims it by ID with a mutation that checks the
 * content.
 */
export async function uploadRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { publicUrl, clientOrigins } = services.config;
  const origins = new Set([publicUrl, ...clientOrigins].map((url) => new URL(url).origin));
  const locks = new UploadLocks(services.databaseUrl);
  server.addHook('onClose', () => locks.stop());
  const tus = new TusServer({
    path: PATH,
    datastore: uploadStore(services),
    locker: locks,

    // OPTIONS requests have no token
    maxSize: async (request) =>
      request.method === 'OPTIONS' ? LARGEST : getMaxFileBytes(await findViewer(services, request)),
    // The same rule as in http/cors.ts, which leaves this path to tus
    allowedOrigins: (origin) => origins.has(origin),
    relativeLocation: true,
    ...hooks(services),
  });
  // A cancelled upload no longer counts against the limits
  tus.on(EVENTS.POST_TERMINATE, (_request, _response, id) => {
    dropUpload(services, id).catch((error: unknown) =>
      services.log.warn(
        { err: error },
        'cancelled upload could not be removed: it counts against the limits until it expires',
      ),
    );
  });
  // A request may take longer than the space of an inactive upload remains reserved
  tus.on(EVENTS.POST_RECEIVE, (_request, { id }) => {
    recordUploadActivity(services.orm, id).catch((error: unknown) =>
      services.log.warn(
        { err: error },
        'upload activity could not be recorded: the reserved space of the upload may expire',
      ),
    );
  });
  await server.register(async (scope) => {
    // tus streams the body itself
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    for (const url of [PATH, `${PATH}/*`])
      scope.route({
        url,
        method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
        handler: async (request, reply) => {
          reply.hijack();
          await tus.handle(request.raw, reply.raw);
        },
      });
  });
}

function hooks(
  services: Services,
): Pick<
  ServerOptions,
  'namingFunction' | 'onUploadCreate' | 'onIncomingRequest' | 'onUploadFinish' | 'onResponseError'
> {
  return {
    namingFunction: () => crypto.randomUUID(),
    async onIncomingRequest(request, uploadId) {
      const viewer = await findViewer(services, request);
      // A POST has the ID of the upload that it will create
      if (request.method !== 'POST') await assertOwnsUpload(services.orm, viewer.id, uploadId);
      if (request.method === 'PATCH') await resumeUpload(services, uploadId);
    },
    async onUploadCreate(request, upload) {
      const sender = await findViewer(services, request);
      const { id, metadata, size } = upload;
      // Disk space is reserved by the announced length, so `Upload-Defer-Length` is not supported
      if (size === undefined) throw badInput('Upload-Length', 'validation.invalid');
      // Checked before anything is sent, and again when the file is claimed
      if (sender.may('course:update')) await assertStorageRoom(services.orm.em.fork(), sender.id, size);
      await announceUpload(services, {
        id,
        personId: sender.id,
        filename: metadata?.filename ?? 'file',
        sizeBytes: size,
        maxFileBytes: getMaxFileBytes(sender),
      });
      return {};
    },
    async onUploadFinish(_request, upload) {
      await finishUpload(services.orm, upload.id, upload.size ?? upload.offset);
      return {};
    },
    async onResponseError(request, thrown) {
      const error = 'status_code' in thrown ? thrown : toTusError(services, thrown);
      if (!(error instanceof AppError)) return undefined;
      const sender = await findSession(services, request).catch(() => undefined);
      const locale = toLocale(request.headers.get('accept-language') ?? undefined, sender?.locale);
      const message = translate(locale, error.key, { ...error.facts });
      const { code, reason, facts } = error;
      if (code === 'UNAUTHENTICATED')
        request.runtime!.node!.res!.setHeader('www-authenticate', challenge({ code, reason }));
      return {
        status_code: HTTP_STATUSES[code],
        body: JSON.stringify({ success: false, message, error: { code, reason, message, ...facts } }),
      };
    },
  };
}

/** Converts an outage of the storage to an error for the client. Other errors remain unchanged. */
function toTusError({ log }: Services, error: Error): Error {
  if (error instanceof AppError || !isOutage(error)) return error;
  log.error(
    { failure: error.name, message: error.message },
    'object storage is unavailable: the upload fails until it responds',
  );
  return unavailable('STORAGE_UNREACHABLE');
}

const findSession = ({ sessions, config }: Services, request: ServerRequest) =>
  sessions.findViewer(
    request.headers.get('authorization') ?? undefined,
    addressRule(config.trustProxy)(request.runtime!.node!.req as IncomingMessage),
  );

const findViewer = async (services: Services, request: ServerRequest): Promise<Viewer> =>
  getSender(await findSession(services, request));
