import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedLocale } from './request-locale.ts';

/** What an answer to the anonymous depends on besides its address. */
const VARY = ['accept', 'accept-encoding', 'authorization'];

/** Headers that are about whoever asks: a response that others are given has none of them. */
const ABOUT_CALLER = ['ratelimit', 'ratelimit-policy'];

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
 * @param cdnSeconds for how long a shared cache may give it to others (docs/scaling.md), where the request has no cookie
 *   and its URL names the language; undefined: never
 * @returns whether the client has this answer; nothing needs to be sent then
 */
export function tagAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  cdnSeconds?: number,
): boolean {
  const language = namedLocale(request);
  const isShared = cdnSeconds !== undefined && language && request.headers.cookie === undefined;
  const vary = [reply.getHeader('vary') ?? [], VARY, language ? [] : 'accept-language'].flat().map(String);
  reply.headers({
    etag: `W/${tag}`,
    'cache-control': isShared ? `public, max-age=0, s-maxage=${cdnSeconds}` : 'no-cache',
    vary: vary.join(', '),
  });
  if (isShared) for (const name of ABOUT_CALLER) reply.removeHeader(name);
  const had = request.headers['if-none-match'] ?? '';
  const isHad = had.trim() === '*' || had.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  if (isHad) reply.code(304).removeHeader('content-type');
  return isHad;
}
