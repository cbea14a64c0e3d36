import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an answer to the anonymous depends on besides its address. */
const VARY = ['accept', 'accept-encoding', 'accept-language', 'authorization'];

/** Whether a request asks for what anyone may read, so that its answer may be kept. */
export const isPublicRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** What an answer is known by. */
export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Lets clients keep an answer and ask each time whether it still holds. The tag is weak: compressed or not, it is the
 * same answer.
 * @param tag see {@link tagOf}
 * @returns whether the client has this answer; nothing needs to be sent then
 */
export function tagAnswer(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const others = [reply.getHeader('vary') ?? []].flat().map(String);
  reply.headers({ etag: `W/${tag}`, 'cache-control': 'no-cache', vary: [...others, ...VARY].join(', ') });
  const had = request.headers['if-none-match'] ?? '';
  const isHad = had.trim() === '*' || had.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  if (isHad) reply.code(304).removeHeader('content-type');
  return isHad;
}
