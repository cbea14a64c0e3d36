import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../features/media/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { readRange } from './range.ts';

export async function sendStored(
  { storage }: Pick<Services, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { storage_key: key, content_type: type }: StoredFile,
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
