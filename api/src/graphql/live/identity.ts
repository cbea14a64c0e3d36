import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { unauthenticated } from '../../platform/errors/errors.ts';
import { localeOf } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { type Context, createContext } from '../context.ts';
import { authorizationOf } from './connection-token.ts';

type Params = Readonly<Record<string, unknown>>;

/** The other end of a socket. */
export interface Peer {
  readonly request: IncomingMessage;
  /** Network address, as the settings of proxies have it. */
  readonly address: string;
}

/** The viewer behind a connection. The token is judged again for everything that is sent to it. */
export class Identity {
  readonly id = randomUUID();
  readonly #authorization: string | undefined;
  /** In the words of `Accept-Language`. */
  readonly #language: string | undefined;

  /** @param params of `connection_init`: a token, see {@link authorizationOf}, and `language` vi or en */
  constructor(
    private readonly services: Services,
    private readonly peer: Peer,
    params: Params = {},
  ) {
    const { headers } = peer.request;
    const { language } = params;
    this.#authorization = authorizationOf(params) ?? headers.authorization;
    this.#language = typeof language === 'string' ? language : headers['accept-language'];
  }

  /** A context for what happens now. @throws UNAUTHENTICATED when the token is not good any more */
  async context(): Promise<Context> {
    const { request, address } = this.peer;
    const viewer = await this.services.sessions.viewerOf(this.#authorization, address);
    return createContext(
      this.services,
      {
        id: this.id,
        address,
        device: request.headers['user-agent'],
        origin: 'graphql',
      },
      localeOf(this.#language, viewer?.locale),
      viewer,
    );
  }

  /**
   * Looks whether their token is still good, where something has changed behind it. Asks for nothing in their name,
   * so their session does not count as used.
   * @returns what the answer depends on, in the words of `Sessions.forget` @throws UNAUTHENTICATED
   */
  recheck(): Promise<readonly string[]> {
    return this.services.sessions.recheck(this.#authorization);
  }

  /**
   * Who they are, and when their token ends; empty for the anonymous.
   * @throws UNAUTHENTICATED when it is not good
   */
  async identify(): Promise<{ personId?: string; expiry?: Date }> {
    const { viewer } = await this.context();
    if (this.#authorization === undefined) return {};
    const expiry = await this.services.sessions.expiryOf(this.#authorization.replace(/^Bearer /i, ''));
    if (!expiry || !viewer) throw unauthenticated('SESSION_ENDED');
    return { personId: viewer.viewedBy?.actorId ?? viewer.id, expiry };
  }
}
