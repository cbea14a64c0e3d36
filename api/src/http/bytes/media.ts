import type { FastifyInstance } from 'fastify';
import { findLessonMedia, isSignedMedia, wholeFile } from '../../features/catalog/index.ts';
import type { HolderQuery } from '../../platform/holder-address.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedQuery } from '../../platform/signed-address.ts';
import { sql } from '../../platform/sql.ts';
import { sendStored } from './send-stored.ts';
import { sendPiece } from './stream-pieces.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery;
}

interface LessonAddress {
  Params: { lessonId: string; mediaId: string };
  Querystring: HolderQuery;
}

interface PieceAddress extends LessonAddress {
  Params: LessonAddress['Params'] & { piece: string };
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
    const whole = media && wholeFile(media);
    if (!whole) return reply.callNotFound();
    reply.header('content-disposition', 'inline');
    return sendStored(services, request, reply, whole);
  });
  server.get<PieceAddress>('/media/lessons/:lessonId/:mediaId/:piece', async (request, reply) => {
    const media = await findLessonMedia(services.orm.em.fork(), services.keys, request.params, request.query);
    return media ? sendPiece(services, request, reply, media) : reply.callNotFound();
  });
}
