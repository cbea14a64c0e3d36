import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagAnswer } from './entity-tag.ts';
import { plainEncoding, SHORTEST_PACKED } from './packing.ts';
import type { ReadyBody } from './ready-body.ts';

/**
 * Sends a cached body, compressed once for all who receive it. Encodings that have to be negotiated are left to the route.
 * @param caching whether the client may keep the body and ask each time whether it still holds, and for how long a
 *   shared cache may; undefined: neither
 */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadyBody,
  caching?: { readonly cdnSeconds: number | undefined },
): Promise<FastifyReply> {
  if (caching && tagAnswer(request, reply, body.tag, caching.cdnSeconds)) return reply.send('');
  const encoding = plainEncoding(request.headers['accept-encoding']) ?? 'identity';
  if (encoding === 'identity' || body.length < SHORTEST_PACKED) return reply.send(body.text);
  const vary = [reply.getHeader('vary') ?? []].flat().map(String);
  if (!caching) reply.header('vary', [...vary, 'accept-encoding'].join(', '));
  return reply.header('content-encoding', encoding).send(Buffer.from(await body.in(encoding), 'latin1'));
}
