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

/** Under which name an account is kept, and how much it holds. */
interface Fund {
  readonly name: string;
  readonly limit: number;
}

/** Budgets that all API tokens of a person have together: making more of them, or renewing one, brings no more than this. */
const BUDGETS_OF_TOKENS = 3;

/**
 * How much may be read over time: a person, an API token, or for the anonymous a network address (IPv6: a /64), has so
 * much cost a minute, which comes back bit by bit. Kept in the memory of one process: no read causes a write.
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
    const asked = Math.min(cost, this.limit);
    const funds = this.#fundsOf(payer);
    const waits = funds.map(
      ({ name, limit }) => ((asked - this.#left(name, limit)) * BUDGET_SECONDS) / limit,
    );
    const wait = Math.max(...waits);
    if (wait > 0) {
      const retryAfter = Math.max(1, Math.ceil(wait));
      const { limit } = funds[waits.indexOf(wait)]!;
      throw new AppError('BUDGET_SPENT', { facts: { retryAfter, limit, value: cost } });
    }
    for (const { name, limit } of funds)
      this.#accounts.set(name, { left: this.#left(name, limit) - asked, at: this.now() });
    return this.balance(payer);
  }

  /** What a payer has now, of the budget that is over first: whoever is refused is told as well. */
  balance(payer: Payer): Balance {
    const balances = this.#fundsOf(payer).map(({ name, limit }) => {
      const left = this.#left(name, limit);
      return {
        limit,
        remaining: Math.floor(left),
        reset: Math.ceil(((limit - left) * BUDGET_SECONDS) / limit),
      };
    });
    return balances.reduce((least, next) => (next.remaining < least.remaining ? next : least));
  }

  #left(name: string, limit: number): number {
    const now = this.now();
    const { left, at } = this.#accounts.get(name) ?? { left: limit, at: now };
    return Math.min(limit, left + ((now - at) / 1000) * (limit / BUDGET_SECONDS));
  }

  /** What a payer pays from, each for itself: a program that asks too much leaves its owner’s own screens alone. */
  #fundsOf({ viewer, address }: Payer): readonly Fund[] {
    const { limit } = this;
    if (!viewer) return [{ name: networkOf(address), limit }];
    if (!viewer.token) return [{ name: `person:${viewer.viewedBy?.actorId ?? viewer.id}`, limit }];
    return [
      { name: `token:${viewer.token.id}`, limit },
      { name: `tokens:${viewer.id}`, limit: limit * BUDGETS_OF_TOKENS },
    ];
  }
}

/** The two headers of a budget that draft-ietf-httpapi-ratelimit-headers has since its version 08: what there is, and what is left. */
export const budgetHeaders = ({ limit, remaining, reset }: Balance): Record<string, string> => ({
  'ratelimit-policy': `"cost";q=${limit};w=${BUDGET_SECONDS}`,
  ratelimit: `"cost";r=${remaining};t=${reset}`,
});
