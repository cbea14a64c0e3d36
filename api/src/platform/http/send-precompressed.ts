import type { FastifyReply, FastifyRequest } from 'fastify';
import { MIN_COMPRESSED_BYTES, plainEncoding } from './compression.ts';
import { tagResponse } from './entity-tag.ts';
import type { PrecompressedBody } from './precompressed-body.ts';

/**
 * Sends a cached body in the encoding that the client accepts. The compression of the route negotiates an
 * `Accept-Encoding` that is not a plain list.
 * @param caching undefined if no client may cache the body; see {@link tagResponse}
 */
export async function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PrecompressedBody,
  caching?: { readonly cdnSeconds: number | undefined },
): Promise<FastifyReply> {
  if (caching && tagResponse(request, reply, body.tag, caching.cdnSeconds)) return reply.send('');
  const vary = [reply.getHeader('vary') ?? []].flat().map(String);
  if (!caching) reply.header('vary', [...vary, 'accept-encoding'].join(', '));
  const encoding =
    body.length < MIN_COMPRESSED_BYTES ? 'identity' : plainEncoding(request.headers['accept-encoding']);
  if (encoding !== undefined && encoding !== 'identity') reply.header('content-encoding', encoding);
  // Bytes, because writing a long string encodes it again for each response
  return reply.send(Buffer.from(await body.in(encoding ?? 'identity'), 'latin1'));
}
