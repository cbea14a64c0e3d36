import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLessonMedia, isSignedMedia, type LessonMediaQuery } from '../../features/catalog/index.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedQuery } from '../../platform/signed-address.ts';
import { sql } from '../../platform/sql.ts';
import { readRange } from './range.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery;
}

interface LessonAddress {
  Params: { lessonId: string; mediaId: string };
  Querystring: LessonMediaQuery;
}

/**
 * Private files of lessons. An address is handed out by a resolver that has decided who may have it, is signed,
 * and expires; whoever comes without one learns nothing, not even whether the file exists.
 */
export async function mediaRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/media/private/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id) || !isSignedMedia(services.keys, id, request.query)) return reply.callNotFound();
    const [media] = await runSql<{ storage_key: string; content_type: string }>(
      services.orm.em.fork(),
      sql`select storage_key, content_type from media where id = ${id}`,
    );
    if (!media) return reply.callNotFound();
    reply.header('content-disposition', 'inline');
    return sendStored(services, request, reply, media);
  });
  server.get<LessonAddress>('/media/lessons/:lessonId/:mediaId', async (request, reply) => {
    const media = await findLessonMedia(services.orm.em.fork(), services.keys, request.params, request.query);
    if (!media) return reply.callNotFound();
    reply.header('content-disposition', 'inline');
    return sendStored(services, request, reply, media);
  });
}

/** Sends a stored file, or the part of it that is asked for. Its route has decided that the caller may have it. */
export async function sendStored(
  { storage }: Pick<Services, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { storage_key: key, content_type: type }: { storage_key: string; content_type: string },
): Promise<FastifyReply> {
  const size = await storage.size(key);
  if (size === undefined) {
    reply.callNotFound();
    return reply;
  }
  const range = readRange(request.headers.range, size);
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=3600')
    .header('x-content-type-options', 'nosniff')
    .type(type);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(storage.read(key));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(storage.read(key, range));
}
