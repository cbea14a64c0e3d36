import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagAnswer } from './entity-tag.ts';
import { plainEncoding, SHORTEST_PACKED } from './packing.ts';
import type { ReadyBody } from './ready-body.ts';

/** Sends what anyone may have, packed once for all who are given it; what has to be negotiated is packed on its way. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, body: ReadyBody) {
  if (tagAnswer(request, reply, body.tag)) return reply.send('');
  const encoding = plainEncoding(request.headers['accept-encoding']) ?? 'identity';
  if (encoding === 'identity' || body.length < SHORTEST_PACKED) return reply.send(body.text);
  return reply.header('content-encoding', encoding).send(Buffer.from(await body.in(encoding), 'latin1'));
}
