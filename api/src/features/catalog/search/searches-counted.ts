import { LRUCache } from 'lru-cache';
import { networkOf } from '../../../platform/network.ts';

const HOUR_MS = 3_600_000;
/** Different searches of one caller that count in an hour: a person seldom has more, a flood ends here. */
const MOST_SEARCHES = 30;
/** Callers and searches remembered; who is forgotten has been quiet for longest. */
const MOST_REMEMBERED = 50_000;

interface Caller {
  readonly address: string;
  readonly viewerId?: string | undefined;
}

/**
 * Which searches count: each once an hour for a caller, so that turning pages, going back or reloading does not make
 * words popular, and a bounded number of them. In the memory of one process: what does not count causes no write.
 */
class SearchesCounted {
  readonly #searches = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });
  readonly #callers = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });

  /** Counts a search of a caller. @returns whether it is one that counts */
  isNew({ address, viewerId }: Caller, search: string): boolean {
    const caller = viewerId ?? networkOf(address);
    const name = `${caller} ${search.trim().toLowerCase()}`;
    const count = this.#callers.get(caller) ?? 0;
    if (this.#searches.has(name) || count >= MOST_SEARCHES) return false;
    this.#searches.set(name, true);
    this.#callers.set(caller, count + 1);
    return true;
  }
}

export const searchesCounted = new SearchesCounted();
