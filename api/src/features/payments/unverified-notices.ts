import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/http/network.ts';

/** Notices of one network that are kept in an hour though they could not be verified, or told nothing new: enough to see what went wrong. */
export const MOST_UNVERIFIED = 100;
const HOUR_MS = 3_600_000;
/** Networks remembered; each costs its sender a request at least. */
const MOST_NETWORKS = 50_000;

/** How many notices of a network are kept unread. In the memory of one process: what is refused causes no write. */
export class UnverifiedNotices {
  readonly #counts = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: HOUR_MS, noUpdateTTL: true });

  /** Counts a notice as unverified until it is. @returns whether it may be stored before it is read */
  admit(address: string): boolean {
    const count = this.#countOf(address);
    if (count >= MOST_UNVERIFIED) return false;
    this.#counts.set(networkOf(address), count + 1);
    return true;
  }

  /** One of those that were counted turned out to be a gateway's, with news. */
  verified(address: string): void {
    this.#counts.set(networkOf(address), Math.max(0, this.#countOf(address) - 1));
  }

  readonly #countOf = (address: string): number => this.#counts.get(networkOf(address)) ?? 0;
}
