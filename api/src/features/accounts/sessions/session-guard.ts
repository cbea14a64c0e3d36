import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Listener } from '../../../platform/db/listener.ts';
import { AppError, forbidden, unauthenticated } from '../../../platform/errors/errors.ts';
import type { Services } from '../../../platform/process/services.ts';
import { claimsToBeApiToken, hashOfApiToken, isWellFormed } from '../api-tokens/api-token.ts';
import { type LoadedTokenViewer, loadTokenViewer } from '../api-tokens/load-token-viewer.ts';
import { API_TOKENS_ALLOWED } from '../settings.ts';
import { type AccessClaims, readAccessToken } from './access-token.ts';
import { DependentCache } from './dependent-cache.ts';
import { type LoadedViewer, loadViewer } from './load-viewer.ts';
import { SessionUses } from './session-uses.ts';

/** Entries kept of each kind, each well below 2 kB; those not used for longest go first. */
const CAPACITY = 20_000;
/** While the database can't tell us of changes, what we know is believed for this long. */
const BLIND_MS = 1000;
/** It counts as unable to when changes of so long ago may not have been heard of. */
const MOST_BEHIND_MS = 900;

interface State extends LoadedViewer {
  readonly readAt: number;
  /** Of an API token; access tokens say their own. */
  readonly expiresAt?: Date;
}

interface Looked {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
  readonly dependsOn: readonly string[];
}

/**
 * Says who a bearer token stands for. Signatures are checked once for each token; the state of the session
 * behind it (ended, deactivated, other roles or permissions) is cached and forgotten when the database announces a change,
 * so that a deactivation takes effect within a second on every process. API tokens are kept by their hashes in the
 * same cache, under the same announcements.
 */
export class SessionGuard {
  readonly #claims = new LRUCache<string, AccessClaims>({ max: CAPACITY });
  readonly #states = new DependentCache<State>(CAPACITY);
  readonly #listener: Listener;
  readonly #listeners: ((change?: string) => void)[] = [];
  /** When sessions were last used. */
  readonly uses: SessionUses;
  /** When API tokens were. */
  readonly tokenUses: SessionUses;
  /** Counts announced changes: what was read across one is not believed. */
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
      mostBehindMs: MOST_BEHIND_MS,
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
    this.tokenUses.start();
    // They may have been switched off
    this.services.settings.onChange(() => this.#tell());
    return this.#listener.start();
  }

  async stop(): Promise<void> {
    await this.uses.stop();
    await this.tokenUses.stop();
    await this.#listener.stop();
  }

  /** The viewer behind an `Authorization` header that came from an address; undefined without one. @throws UNAUTHENTICATED */
  async viewerOf(authorization: string | undefined, address: string): Promise<Viewer | undefined> {
    if (authorization === undefined) return undefined;
    const { viewer } = await this.#look(authorization);
    (viewer.token ? this.tokenUses : this.uses).note(viewer.sessionId, address);
    return viewer;
  }

  /**
   * Whether a header is still good, without counting as a use of its session. Costs nothing unless what was known of
   * that session has been forgotten.
   * @returns what the answer depends on @throws UNAUTHENTICATED
   */
  async recheck(authorization: string | undefined): Promise<readonly string[]> {
    return authorization === undefined ? [] : (await this.#look(authorization)).dependsOn;
  }

  async #look(authorization: string): Promise<Looked> {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated('TOKEN_INVALID');
    if (claimsToBeApiToken(token)) return this.#lookApiToken(token);
    const claims = this.#claims.get(token) ?? (await this.#check(token));
    if (claims.expiresAt.getTime() <= Date.now()) throw unauthenticated('TOKEN_EXPIRED');
    const { sessionId, expiresAt } = claims;
    const state =
      this.#fresh(sessionId) ?? (await this.#load(sessionId, () => loadViewer(this.services.orm, claims)));
    if (!state.viewer) throw unauthenticated('SESSION_ENDED');
    return { viewer: state.viewer, expiresAt, dependsOn: state.dependsOn };
  }

  /** What has not even the checksum of a token costs no look into the database. */
  async #lookApiToken(token: string): Promise<Looked> {
    if (!isWellFormed(token)) throw unauthenticated('TOKEN_INVALID');
    if (!this.services.settings.get(API_TOKENS_ALLOWED)) throw forbidden('API_TOKENS_OFF');
    const hash = hashOfApiToken(token);
    const key = hash.toString('base64url');
    const { viewer, expiresAt, dependsOn } =
      this.#fresh(key) ?? (await this.#load(key, () => loadTokenViewer(this.services.orm, hash)));
    if (!viewer || !expiresAt || expiresAt.getTime() <= Date.now()) throw unauthenticated('API_TOKEN_ENDED');
    return { viewer, expiresAt, dependsOn };
  }

  /** When an access token ends; undefined when it is not good any more. */
  async expiryOf(token: string): Promise<Date | undefined> {
    try {
      return (await this.#look(`Bearer ${token}`)).expiresAt;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /**
   * Calls back whenever what was known of some session may no longer hold.
   * @param listener receives what changed; undefined if any session may have changed
   */
  onChange(listener: (change?: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Forgets what depends on a change, in the words of the channel. */
  forget(change: string): void {
    this.#changes++;
    // A person edited a role that any number of people may hold
    const isAny = change === 'everybody:';
    if (isAny) this.#states.clear();
    else this.#states.evict(change);
    this.#tell(isAny ? undefined : change);
  }

  async #check(token: string): Promise<AccessClaims> {
    const claims = await readAccessToken(this.services.keys, token);
    this.#claims.set(token, claims);
    return claims;
  }

  #fresh(key: string): State | undefined {
    const state = this.#states.get(key);
    return state && (this.#listener.isListening || Date.now() - state.readAt < BLIND_MS) ? state : undefined;
  }

  async #load(key: string, load: () => Promise<LoadedTokenViewer>): Promise<State> {
    const readAt = Date.now();
    const changes = this.#changes;
    const state = { ...(await load()), readAt };
    // What depends on nothing is no one's: made up tokens would drive out those of people
    if (changes === this.#changes && state.dependsOn.length) this.#states.set(key, state);
    return state;
  }

  #tell(change?: string): void {
    for (const listener of this.#listeners) listener(change);
  }
}
