import { LRUCache } from 'lru-cache';
import { toNetwork } from '../../platform/http/network.ts';

/** Maximum number of unverified or repeated notifications per network and hour that are stored, for diagnosis. */
export const MAX_UNVERIFIED = 100;
const HOUR_MS = 3_600_000;
/** Maximum number of networks in memory. Each one costs its sender at least one request. */
const MAX_NETWORKS = 50_000;

/**
 * Counts the notifications of each network that are stored before they are verified. Kept in the memory of one
 * process, so that a rejected one causes no write.
 */
export class UnverifiedNotifications {
  readonly #counts = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: HOUR_MS, noUpdateTTL: true });

  /**
   * Counts a notification as unverified until {@link verified} is called.
   * @returns true if it may be stored before it is verified
   */
  admit(address: string): boolean {
    const count = this.#getCount(address);
    if (count >= MAX_UNVERIFIED) return false;
    this.#counts.set(toNetwork(address), count + 1);
    return true;
  }

  /** Uncounts a notification that was authentic and new. */
  verified(address: string): void {
    this.#counts.set(toNetwork(address), Math.max(0, this.#getCount(address) - 1));
  }

  readonly #getCount = (address: string): number => this.#counts.get(toNetwork(address)) ?? 0;
}
