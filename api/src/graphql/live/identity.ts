import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { unauthenticated } from '../../platform/errors/errors.ts';
import { toLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { type Context, createContext } from '../context.ts';
import { getAuthorization } from './connection-token.ts';

type Params = Readonly<Record<string, unknown>>;

export interface Peer {
  readonly request: IncomingMessage;
  readonly address: string;
}

/** The viewer behind a connection. The token is checked again for each message to the client. */
export class Identity {
  readonly id = randomUUID();
  readonly #authorization: string | undefined;
  /** In the format of `Accept-Language`. */
  readonly #language: string | undefined;

  /** @param params payload of `connection_init`: a token, see {@link getAuthorization}, and `language` (vi or en) */
  constructor(
    private readonly services: Services,
    private readonly peer: Peer,
    params: Params = {},
  ) {
    const { headers } = peer.request;
    const { language } = params;
    this.#authorization = getAuthorization(params) ?? headers.authorization;
    this.#language = typeof language === 'string' ? language : headers['accept-language'];
  }

  /** @throws UNAUTHENTICATED if the token is not valid any more */
  async context(): Promise<Context> {
    const { request, address } = this.peer;
    const viewer = await this.services.sessions.findViewer(this.#authorization, address);
    return createContext(
      this.services,
      {
        id: this.id,
        address,
        device: request.headers['user-agent'],
        origin: 'graphql',
      },
      toLocale(this.#language, viewer?.locale),
      viewer,
    );
  }

  /**
   * Checks the token again after a change. Does not count as a use of the session.
   * @returns the dependencies of the result, in the format of `Sessions.invalidate`
   * @throws UNAUTHENTICATED
   */
  recheck(): Promise<readonly string[]> {
    return this.services.sessions.recheck(this.#authorization);
  }

  /**
   * Reads the person and the expiry of the token; both are undefined for guests.
   * @throws UNAUTHENTICATED if the token is invalid
   */
  async identify(): Promise<{ personId?: string; expiry?: Date }> {
    const { viewer } = await this.context();
    if (this.#authorization === undefined) return {};
    const expiry = await this.services.sessions.findExpiry(this.#authorization.replace(/^Bearer /i, ''));
    if (!expiry || !viewer) throw unauthenticated('SESSION_ENDED');
    return { personId: viewer.viewedBy?.actorId ?? viewer.id, expiry };
  }
}
