import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedLocale } from './request-locale.ts';

/** Request headers that a public response depends on. */
const VARY = ['accept', 'accept-encoding', 'authorization'];

/** Response headers about the caller. A response that a shared cache may return to others has none of them. */
const ABOUT_CALLER = ['ratelimit', 'ratelimit-policy'];

/** True if a request reads anonymously, so that its response may be cached by clients. */
export const isPublicRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

export const computeEntityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Sets the headers by which clients cache a response and revalidate it each time. The tag is weak, since it is the same
 * for the compressed and the uncompressed body.
 * @param tag see {@link computeEntityTag}
 * @param cdnSeconds for how long a shared cache may give the response to others (docs/scaling.md). That applies only if
 *   the request has no cookie and its URL names the language. Undefined if no shared cache may.
 * @returns true if the client has the current response: the status is 304, and the body has to be empty
 */
export function tagResponse(
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
    'cache-control': isShared ? `public, max-age=0, s-maxage=${cdnSeconds}` : 'private, no-cache',
    vary: vary.join(', '),
  });
  if (isShared) for (const name of ABOUT_CALLER) reply.removeHeader(name);
  const isCurrent = isKnown(request, tag);
  if (isCurrent) reply.code(304).removeHeader('content-type');
  return isCurrent;
}

/** True if `If-None-Match` contains the tag, strong or weak (RFC 9110). */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
