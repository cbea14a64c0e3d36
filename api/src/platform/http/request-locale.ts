import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale, toLocale, toOfferedLocale } from '../i18n/messages/index.ts';

type Request = Pick<FastifyRequest, 'headers' | 'query'>;

/** Names the language in a URL, so that responses in two languages have two URLs. */
export const LANGUAGE_PARAMETER = 'lang';

/** @returns undefined if the URL names no language; the default one if the academy does not offer it */
export function namedLocale({ query }: Pick<Request, 'query'>): Locale | undefined {
  const named = (query as Record<string, unknown> | undefined)?.[LANGUAGE_PARAMETER];
  return isLocale(named) ? toOfferedLocale(named) : undefined;
}

/** The language of a response: from the URL, else from `Accept-Language`, else from the viewer's profile. */
export const requestLocale = (request: Request, profile?: Locale): Locale =>
  namedLocale(request) ?? toLocale(request.headers['accept-language'], profile);
