import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/http/network.ts';

const HOUR_MS = 3_600_000;
/** Different searches of one caller that count in an hour: a person seldom has more, a flood ends here. */
const MOST_SEARCHES = 30;
/** A longer search so soon after its beginning is the same one, typed on. */
const TYPING_MS = 120_000;
/** Callers and searches remembered; who is forgotten has been quiet for longest. */
const MOST_REMEMBERED = 50_000;

/** What a search has left, so that it can be taken back. */
export interface KeptSearch {
  readonly search: string;
  readonly eventId: string;
  /** The words on the list of what is searched; absent where they did not come on it. */
  readonly term?: { readonly words: string; readonly language: string } | undefined;
}

interface Caller {
  readonly address: string;
  readonly viewerId?: string | undefined;
}

/** The name under which a caller is counted: a signed-in person, or for guests their network. */
export const nameOf = ({ address, viewerId }: Caller): string => viewerId ?? networkOf(address);
const plainOf = (search: string): string => search.trim().toLowerCase();

/**
 * Which searches count: each once an hour for a caller, so that turning pages, going back or reloading does not make
 * words popular, and a bounded number of them. In the memory of one process: what does not count causes no write.
 */
class SearchesCounted {
  readonly #searches = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });
  readonly #callers = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: HOUR_MS, noUpdateTTL: true });

  readonly #latest = new LRUCache<string, KeptSearch>({ max: MOST_REMEMBERED, ttl: TYPING_MS });

  /** The caller's search of a moment ago, where this one only goes on with it: letters more, or words. */
  begunWith(caller: Caller, search: string): KeptSearch | undefined {
    const latest = this.#latest.get(nameOf(caller));
    return latest && plainOf(search).startsWith(plainOf(latest.search)) ? latest : undefined;
  }

  /** Remembers what the caller's search has left. */
  keep(caller: Caller, kept: KeptSearch): void {
    this.#latest.set(nameOf(caller), kept);
  }

  /** Counts a search of a caller. @returns whether it is one that counts */
  isNew(of: Caller, search: string): boolean {
    const caller = nameOf(of);
    const name = `${caller} ${plainOf(search)}`;
    const count = this.#callers.get(caller) ?? 0;
    if (this.#searches.has(name) || count >= MOST_SEARCHES) return false;
    this.#searches.set(name, true);
    this.#callers.set(caller, count + 1);
    return true;
  }
}

export const searchesCounted = new SearchesCounted();
