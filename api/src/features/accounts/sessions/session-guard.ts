import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Listener } from '../../../platform/db/listener.ts';
import { AppError, forbidden, unauthenticated } from '../../../platform/errors/errors.ts';
import type { Services } from '../../../platform/process/services.ts';
import { API_TOKENS_ALLOWED, hasApiTokenPrefix, isWellFormed } from '../api-tokens/api-token.ts';
import { loadTokenViewer } from '../api-tokens/load-token-viewer.ts';
import { type AccessClaims, readAccessToken } from './access-token.ts';
import { DependentCache } from './dependent-cache.ts';
import { type LoadedViewer, loadViewer } from './load-viewer.ts';
import { hashToken } from './random-token.ts';
import { SessionUses } from './session-uses.ts';

/** Max entries of each cache, each well below 2 kB. The least recently used ones are evicted first. */
const CAPACITY = 20_000;
/** While the database cannot notify this process of changes, cached states are trusted for this long. */
const MAX_STALE_MS = 1000;
/** The connection counts as unable to notify when its lag exceeds this. */
const MAX_LAG_MS = 900;

interface State extends LoadedViewer {
  readonly readAt: number;
}

interface ResolvedToken {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
  readonly dependsOn: readonly string[];
}

/**
 * Resolves the viewer of a bearer token. Signatures are verified once for each token. The state of the session behind
 * it (ended, deactivated, changed roles or permissions) is cached and evicted when the database notifies of a change,
 * so that a deactivation takes effect within a second on every process. API tokens are in the same cache by their
 * hashes, with the same invalidation.
 */
export class SessionGuard {
  readonly #claims = new LRUCache<string, AccessClaims>({ max: CAPACITY });
  readonly #states = new DependentCache<State>(CAPACITY);
  readonly #listener: Listener;
  readonly #listeners: ((change?: string) => void)[] = [];
  readonly uses: SessionUses;
  readonly tokenUses: SessionUses;
  /** Counts received changes. A state is not cached if a change arrived while it was loaded. */
  #changes = 0;

  constructor(
    private readonly services: Pick<Services, 'orm' | 'log' | 'keys' | 'settings' | 'databaseUrl'>,
  ) {
    this.uses = new SessionUses(services, 'session');
    this.tokenUses = new SessionUses(services, 'api_token');
    this.#listener = new Listener({
      name: 'sen-sessions',
      databaseUrl: services.databaseUrl,
      channels: ['session_changed'],
      maxBehindMs: MAX_LAG_MS,
      onMessage: (_, change) => this.invalidate(change),
      onListening: () => {
        this.#changes++;
        this.#states.clear();
        this.#notifyListeners();
      },
    });
  }

  start(): Promise<void> {
    this.uses.start();
    this.tokenUses.start();
    // API tokens may have been switched off
    this.services.settings.onChange(() => this.#notifyListeners());
    return this.#listener.start();
  }

  async stop(): Promise<void> {
    await this.uses.stop();
    await this.tokenUses.stop();
    await this.#listener.stop();
  }

  /**
   * The viewer of an `Authorization` header from a network address.
   * @returns undefined without a header
   * @throws UNAUTHENTICATED if the token is invalid, or its session has ended
   */
  async findViewer(authorization: string | undefined, address: string): Promise<Viewer | undefined> {
    if (authorization === undefined) return undefined;
    const { viewer } = await this.#resolve(authorization);
    (viewer.token ? this.tokenUses : this.uses).note(viewer.sessionId, address);
    return viewer;
  }

  /**
   * Verifies a header without recording a use of its session. Runs no query unless the cached state was evicted.
   * @returns the keys on which the result depends
   * @throws UNAUTHENTICATED if the token is invalid, or its session has ended
   */
  async recheck(authorization: string | undefined): Promise<readonly string[]> {
    return authorization === undefined ? [] : (await this.#resolve(authorization)).dependsOn;
  }

  async #resolve(authorization: string): Promise<ResolvedToken> {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated('TOKEN_INVALID');
    if (hasApiTokenPrefix(token)) return this.#resolveApiToken(token);
    const claims = this.#claims.get(token) ?? (await this.#verify(token));
    if (claims.expiresAt.getTime() <= Date.now()) throw unauthenticated('TOKEN_EXPIRED');
    const { sessionId, expiresAt } = claims;
    const state =
      this.#fresh(sessionId) ?? (await this.#load(sessionId, () => loadViewer(this.services.orm, claims)));
    if (!state.viewer) throw unauthenticated('SESSION_ENDED');
    return { viewer: state.viewer, expiresAt, dependsOn: state.dependsOn };
  }

  async #verify(token: string): Promise<AccessClaims> {
    const claims = await readAccessToken(this.services.keys, token);
    this.#claims.set(token, claims);
    return claims;
  }

  /** A token with an invalid checksum is rejected without a query. */
  async #resolveApiToken(token: string): Promise<ResolvedToken> {
    if (!isWellFormed(token)) throw unauthenticated('TOKEN_INVALID');
    if (!this.services.settings.get(API_TOKENS_ALLOWED)) throw forbidden('API_TOKENS_OFF');
    const hash = hashToken(token);
    const key = hash.toString('base64url');
    const { viewer, expiresAt, dependsOn } =
      this.#fresh(key) ?? (await this.#load(key, () => loadTokenViewer(this.services.orm, hash)));
    if (!viewer || !expiresAt || expiresAt.getTime() <= Date.now()) throw unauthenticated('API_TOKEN_ENDED');
    return { viewer, expiresAt, dependsOn };
  }

  /** @returns undefined if the token is no longer valid */
  async findExpiry(token: string): Promise<Date | undefined> {
    try {
      return (await this.#resolve(`Bearer ${token}`)).expiresAt;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /**
   * Calls back whenever the state of a session may have changed.
   * @param listener receives the change, or undefined if any session may have changed
   */
  onChange(listener: (change?: string) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Evicts the states that depend on a change.
   * @param change a payload of the channel
   */
  invalidate(change: string): void {
    this.#changes++;
    // An administrator edited a role that any number of people may hold
    const isAny = change === 'everybody:';
    if (isAny) this.#states.clear();
    else this.#states.evict(change);
    this.#notifyListeners(isAny ? undefined : change);
  }

  #fresh(key: string): State | undefined {
    const state = this.#states.get(key);
    return state && (this.#listener.isListening || Date.now() - state.readAt < MAX_STALE_MS)
      ? state
      : undefined;
  }

  async #load(key: string, load: () => Promise<LoadedViewer>): Promise<State> {
    const readAt = Date.now();
    const changes = this.#changes;
    const state = { ...(await load()), readAt };
    // A state without dependencies belongs to an unknown token. Caching those would let forged tokens evict real
    // sessions
    if (changes === this.#changes && state.dependsOn.length) this.#states.set(key, state);
    return state;
  }

  #notifyListeners(change?: string): void {
    for (const listener of this.#listeners) listener(change);
  }
}
