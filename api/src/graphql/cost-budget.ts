import { LRUCache } from 'lru-cache';
import { AppError } from '../platform/errors.ts';
import { networkOf } from '../platform/network.ts';
import type { Viewer } from '../platform/viewer.ts';

/** Seconds in which an empty budget fills up again. */
export const BUDGET_SECONDS = 60;
/** Callers remembered; whoever is forgotten has been quiet for longest. */
const MOST_CALLERS = 50_000;

/** Who pays for a request. */
export interface Payer {
  /** Network address. */
  readonly address: string;
  readonly viewer?: Viewer;
}

/** What is left after a request was paid for. */
export interface Balance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until all of it is there again. */
  readonly reset: number;
}

interface Account {
  left: number;
  at: number;
}

/**
 * How much may be read over time: a person, the API tokens of a person together, or for the anonymous a network address (IPv6: a /64), has
 * so much cost a minute, which comes back bit by bit. Kept in the memory of one process: no read causes a write.
 */
export class CostBudget {
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_CALLERS });

  /** @param limit cost a minute */
  constructor(
    readonly limit: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Pays for an operation before it runs. @throws RATE_LIMITED with the seconds until there is enough again */
  pay(payer: Payer, cost: number): Balance {
    const perSecond = this.limit / BUDGET_SECONDS;
    const left = this.#left(payer);
    const asked = Math.min(cost, this.limit);
    if (left < asked) {
      const retryAfter = Math.max(1, Math.ceil((asked - left) / perSecond));
      throw new AppError('BUDGET_SPENT', { facts: { retryAfter, limit: this.limit, value: cost } });
    }
    this.#accounts.set(nameOf(payer), { left: left - asked, at: this.now() });
    return this.balance(payer);
  }

  /** What a payer has now: whoever is refused is told as well. */
  balance(payer: Payer): Balance {
    const left = this.#left(payer);
    return {
      limit: this.limit,
      remaining: Math.floor(left),
      reset: Math.ceil(((this.limit - left) * BUDGET_SECONDS) / this.limit),
    };
  }

  #left(payer: Payer): number {
    const now = this.now();
    const { left, at } = this.#accounts.get(nameOf(payer)) ?? { left: this.limit, at: now };
    return Math.min(this.limit, left + ((now - at) / 1000) * (this.limit / BUDGET_SECONDS));
  }
}

/**
 * Under which name an account is kept: a program that asks too much leaves its owner's own screens alone. All tokens of a
 * person share one, since each new one, or one renewed, would bring them another.
 */
function nameOf({ viewer, address }: Payer): string {
  if (!viewer) return networkOf(address);
  return viewer.token ? `tokens:${viewer.id}` : `person:${viewer.viewedBy?.actorId ?? viewer.id}`;
}

/** The two headers of a budget that draft-ietf-httpapi-ratelimit-headers has since its version 08: what there is, and what is left. */
export const budgetHeaders = ({ limit, remaining, reset }: Balance): Record<string, string> => ({
  'ratelimit-policy': `"cost";q=${limit};w=${BUDGET_SECONDS}`,
  ratelimit: `"cost";r=${remaining};t=${reset}`,
});
