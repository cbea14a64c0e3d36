import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagAnswer } from './entity-tag.ts';
import { plainEncoding, SHORTEST_PACKED } from './packing.ts';
import type { ReadyBody } from './ready-body.ts';

/**
 * Sends a cached body, compressed once for all who receive it.
 * @param isTagged whether the client may keep it and ask each time whether it still holds
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadyBody,
  isTagged: boolean,
): Promise<string | Buffer> {
  if (isTagged && tagAnswer(request, reply, body.tag)) return '';
  const encoding = plainEncoding(request.headers['accept-encoding']) ?? 'identity';
  if (encoding === 'identity' || body.length < SHORTEST_PACKED) return body.text;
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  reply.headers({
    'content-encoding': encoding,
    vary: vary.includes('accept-encoding') ? vary : 'accept-encoding',
  });
  return Buffer.from(await body.in(encoding), 'latin1');
}
