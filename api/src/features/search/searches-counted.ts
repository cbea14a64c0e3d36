import { LRUCache } from 'lru-cache';
import { toNetwork } from '../../platform/http/network.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of different searches per caller and hour. Few people reach it, and it bounds a flood. */
const MAX_SEARCHES = 30;
/** A longer search within this time of its beginning continues it. */
const TYPING_MS = 120_000;
/** Size of the caches for callers and searches. LRU: the least recently active entry is evicted. */
const MAX_CACHED = 50_000;

/** Stored result of a search, needed to remove it again. */
export interface RememberedSearch {
  readonly search: string;
  readonly eventId: string;
  /** The term that the search counted for. Undefined if it counted for none. */
  readonly term?: { readonly words: string; readonly language: string } | undefined;
}

interface Caller {
  readonly address: string;
  readonly viewerId?: string | undefined;
}

export const toKey = ({ address, viewerId }: Caller): string => viewerId ?? toNetwork(address);
const normalize = (search: string): string => search.trim().toLowerCase();

/**
 * Decides which searches count: each once per hour and caller, so that pagination, Back or reload do not make words
 * popular, and up to a limit. Stored in the memory of one process: searches that do not count cause no write.
 */
class SearchesCounted {
  readonly #searches = new LRUCache<string, true>({ max: MAX_CACHED, ttl: HOUR_MS, noUpdateTTL: true });
  readonly #callers = new LRUCache<string, number>({ max: MAX_CACHED, ttl: HOUR_MS, noUpdateTTL: true });

  readonly #latest = new LRUCache<string, RememberedSearch>({ max: MAX_CACHED, ttl: TYPING_MS });

  /** @returns the caller's recent search if this search continues it with more letters or words */
  findContinued(caller: Caller, search: string): RememberedSearch | undefined {
    const latest = this.#latest.get(toKey(caller));
    return latest && normalize(search).startsWith(normalize(latest.search)) ? latest : undefined;
  }

  remember(caller: Caller, recorded: RememberedSearch): void {
    this.#latest.set(toKey(caller), recorded);
  }

  /** @returns true if the search counts */
  isNew(caller: Caller, search: string): boolean {
    const key = toKey(caller);
    const searchKey = `${key} ${normalize(search)}`;
    const count = this.#callers.get(key) ?? 0;
    if (this.#searches.has(searchKey) || count >= MAX_SEARCHES) return false;
    this.#searches.set(searchKey, true);
    this.#callers.set(key, count + 1);
    return true;
  }
}

export const searchesCounted = new SearchesCounted();
