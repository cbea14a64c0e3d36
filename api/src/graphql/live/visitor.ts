import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import { type Locale, localeOf } from '../../platform/messages/index.ts';
import type { Services } from '../../platform/services.ts';
import { type Context, createContext } from '../context.ts';

type Params = Readonly<Record<string, unknown>>;

/** Who is at the other end of a socket. Their token is looked at again for everything they are shown. */
export class Visitor {
  readonly id = randomUUID();
  readonly #authorization: string | undefined;
  readonly #locale: Locale;

  /** @param params of `connection_init`: `authorization` as in the header of HTTP, `language` vi or en */
  constructor(
    private readonly services: Services,
    private readonly request: IncomingMessage,
    params: Params = {},
  ) {
    const { authorization, language } = params;
    // What is there and no text is no way to be anonymous
    this.#authorization = authorization == null ? request.headers.authorization : String(authorization);
    this.#locale = localeOf(typeof language === 'string' ? language : request.headers['accept-language']);
  }

  /** A context for what happens now. @throws UNAUTHENTICATED when the token is not good any more */
  async context(): Promise<Context> {
    const viewer = await this.services.sessions.viewerOf(this.#authorization);
    const { socket, headers } = this.request;
    return createContext(
      this.services,
      {
        id: this.id,
        address: socket.remoteAddress ?? '',
        device: headers['user-agent'],
        origin: 'graphql',
      },
      this.#locale,
      viewer,
    );
  }

  /** When their token ends; undefined for the anonymous. @throws UNAUTHENTICATED when it is not good */
  async expiry(): Promise<Date | undefined> {
    await this.context();
    if (this.#authorization === undefined) return undefined;
    const expiry = await this.services.sessions.expiryOf(this.#authorization.replace(/^Bearer /i, ''));
    if (!expiry) throw new AppError('UNAUTHENTICATED');
    return expiry;
  }
}
