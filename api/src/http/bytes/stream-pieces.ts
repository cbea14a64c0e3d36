import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { masterPlaylist, type PlayableMedia, withFileUrl } from '../../features/media/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { sendStored } from './send-stored.ts';

/**
 * The route must have checked access. Playlists append the query of their own URL to the others, because it is signed
 * for all of them.
 */
export async function sendPiece(
  services: Pick<Services, 'storage'>,
  request: FastifyRequest<{ Params: { piece: string } }>,
  reply: FastifyReply,
  { renditions, poster_key: poster }: PlayableMedia,
): Promise<FastifyReply> {
  const { piece } = request.params;
  const mark = request.url.indexOf('?');
  const query = mark < 0 ? '' : request.url.slice(mark);
  if (piece === 'poster.webp' && poster)
    return sendStored(services, request, reply, { storage_key: poster, content_type: 'image/webp' });
  if (piece === 'stream.m3u8' && renditions.length)
    return sendPlaylist(
      reply,
      masterPlaylist(renditions, ({ height }) => `${height}.m3u8${query}`),
    );
  const named = /^(\d{1,4})\.(m3u8|mp4)$/.exec(piece);
  const rendition = named && renditions.find(({ height }) => height === Number(named[1]));
  if (!rendition) {
    reply.callNotFound();
    return reply;
  }
  if (named[2] === 'mp4')
    return sendStored(services, request, reply, { storage_key: rendition.file, content_type: 'video/mp4' });
  const playlist = await text(services.storage.read(rendition.playlist));
  return sendPlaylist(reply, withFileUrl(playlist, `${rendition.height}.mp4${query}`));
}

const sendPlaylist = (reply: FastifyReply, playlist: string): FastifyReply =>
  reply.type('application/vnd.apple.mpegurl').send(playlist);
