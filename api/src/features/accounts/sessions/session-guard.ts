import { LRUCache } from 'lru-cache';
import { AppError, unauthenticated } from '../../../platform/errors.ts';
import { Listener } from '../../../platform/listener.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type AccessClaims, readAccessToken } from './access-token.ts';
import { type LoadedViewer, loadViewer } from './load-viewer.ts';
import { SessionUses } from './session-uses.ts';

/** Entries kept of each kind, each well below 2 kB; those not used for longest go first. */
const CAPACITY = 20_000;
/** While the database can't tell us of changes, what we know is believed for this long. */
const BLIND_MS = 1000;

interface State extends LoadedViewer {
  readonly readAt: number;
}

/**
 * Says who a bearer token stands for. Signatures are checked once for each token; the state of the session
 * behind it (ended, deactivated, other roles or permissions) is cached and forgotten when the database announces a change,
 * so that a deactivation takes effect within a second on every process.
 */
export class SessionGuard {
  readonly #claims = new LRUCache<string, AccessClaims>({ max: CAPACITY });
  readonly #states = new LRUCache<string, State>({ max: CAPACITY });
  readonly #listener: Listener;
  readonly #listeners: (() => void)[] = [];
  /** When sessions were last used. */
  readonly uses: SessionUses;
  /** Counts announced changes: what was read across one is not believed. */
  #changes = 0;

  constructor(
    private readonly services: Services,
    databaseUrl: string,
  ) {
    this.uses = new SessionUses(services);
    this.#listener = new Listener({
      databaseUrl,
      channels: ['session_changed'],
      onMessage: (_, change) => this.forget(change),
      onListening: () => {
        this.#changes++;
        this.#states.clear();
        this.#tell();
      },
    });
  }

  /** Begins to listen for changes. */
  start(): Promise<void> {
    this.uses.start();
    return this.#listener.start();
  }

  async stop(): Promise<void> {
    await this.uses.stop();
    await this.#listener.stop();
  }

  /** The viewer behind an `Authorization` header; undefined without one. @throws UNAUTHENTICATED */
  async viewerOf(authorization: string | undefined): Promise<Viewer | undefined> {
    if (authorization === undefined) return undefined;
    const { sessionId, viewer } = await this.#look(authorization);
    this.uses.note(sessionId);
    return viewer;
  }

  /**
   * Whether a header is still good, without counting as a use of its session. Costs nothing unless what was known of
   * that session has been forgotten. @throws UNAUTHENTICATED
   */
  async recheck(authorization: string | undefined): Promise<void> {
    if (authorization !== undefined) await this.#look(authorization);
  }

  async #look(authorization: string): Promise<{ sessionId: string; viewer: Viewer }> {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated('TOKEN_INVALID');
    const claims = this.#claims.get(token) ?? (await this.#check(token));
    if (claims.expiresAt.getTime() <= Date.now()) throw unauthenticated('TOKEN_EXPIRED');
    const state = this.#fresh(claims.sessionId) ?? (await this.#load(claims));
    if (!state.viewer) throw unauthenticated('SESSION_ENDED');
    return { sessionId: claims.sessionId, viewer: state.viewer };
  }

  /** When an access token ends; undefined when it is not good any more. */
  async expiryOf(token: string): Promise<Date | undefined> {
    try {
      await this.viewerOf(`Bearer ${token}`);
      return this.#claims.get(token)?.expiresAt;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** Calls back whenever what was known of some session may no longer hold. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Forgets what depends on a change, in the words of the channel. */
  forget(change: string): void {
    this.#changes++;
    // A person edited a role that any number of people may hold
    if (change === 'everybody:') this.#states.clear();
    for (const [sessionId, { dependsOn }] of this.#states)
      if (dependsOn.includes(change)) this.#states.delete(sessionId);
    this.#tell();
  }

  async #check(token: string): Promise<AccessClaims> {
    const claims = await readAccessToken(this.services.keys, token);
    this.#claims.set(token, claims);
    return claims;
  }

  #fresh(sessionId: string): State | undefined {
    const state = this.#states.get(sessionId);
    return state && (this.#listener.isListening || Date.now() - state.readAt < BLIND_MS) ? state : undefined;
  }

  async #load(claims: AccessClaims): Promise<State> {
    const readAt = Date.now();
    const changes = this.#changes;
    const state = { ...(await loadViewer(this.services.orm, claims)), readAt };
    if (changes === this.#changes) this.#states.set(claims.sessionId, state);
    return state;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
