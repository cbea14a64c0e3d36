import type { FastifyInstance } from 'fastify';
import { findCoursePromo, findLessonMedia } from '../../features/courses/index.ts';
import { isSignedMedia, type PlayableMedia, wholeFile } from '../../features/media/index.ts';
import type { HolderQuery } from '../../platform/access/holder-address.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { sendStored } from './send-stored.ts';
import { sendPiece } from './stream-pieces.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery;
}

interface VideoAddress {
  Params: Partial<Record<string, string>>;
  Querystring: HolderQuery;
}

interface PieceAddress extends VideoAddress {
  Params: VideoAddress['Params'] & { piece: string };
}

/**
 * Private files of lessons, and promotional videos of courses. A resolver checks access and creates a signed URL that
 * expires. Any other request gets 404, so it does not reveal that the file exists.
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
  serveVideo(
    server,
    services,
    '/media/lessons/:lessonId/:mediaId',
    ({ lessonId = '', mediaId = '' }, query) =>
      findLessonMedia(services.orm.em.fork(), services.keys, { lessonId, mediaId }, query),
  );
  serveVideo(server, services, '/media/promos/:courseId/:mediaId', ({ courseId = '', mediaId = '' }, query) =>
    findCoursePromo(services.orm.em.fork(), services.keys, { courseId, mediaId }, query),
  );
}

function serveVideo(
  server: FastifyInstance,
  services: Services,
  path: string,
  find: (params: VideoAddress['Params'], query: HolderQuery) => Promise<PlayableMedia | undefined>,
): void {
  server.get<VideoAddress>(path, async (request, reply) => {
    const media = await find(request.params, request.query);
    const file = media && wholeFile(media);
    if (!file) return reply.callNotFound();
    reply.header('content-disposition', 'inline');
    return sendStored(services, request, reply, file);
  });
  server.get<PieceAddress>(`${path}/:piece`, async (request, reply) => {
    const media = await find(request.params, request.query);
    return media ? sendPiece(services, request, reply, media) : reply.callNotFound();
  });
}
