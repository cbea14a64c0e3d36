import { LRUCache } from 'lru-cache';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/errors.ts';
import { networkOf } from '../platform/http/network.ts';

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
 * much cost a minute at each process, which comes back bit by bit. Kept in memory: no read causes a write.
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
    const now = this.now();
    const funds = this.#fundsOf(payer);
    const accounts = funds.map((fund) => this.#accountOf(fund, now));
    let wait = 0;
    let short = 0;
    for (const [i, { limit }] of funds.entries()) {
      const seconds = ((asked - accounts[i]!.left) * BUDGET_SECONDS) / limit;
      if (seconds > wait) [wait, short] = [seconds, i];
    }
    if (wait > 0) {
      const facts = { retryAfter: Math.max(1, Math.ceil(wait)), limit: funds[short]!.limit, value: cost };
      throw new AppError('BUDGET_SPENT', { facts });
    }
    for (const account of accounts) account.left -= asked;
    return leastOf(funds, accounts);
  }

  /** What a payer has now: whoever is refused is told as well. */
  balance(payer: Payer): Balance {
    const now = this.now();
    const funds = this.#fundsOf(payer);
    return leastOf(
      funds,
      funds.map((fund) => this.#accountOf(fund, now)),
    );
  }

  /** With what it holds now; full where it was not remembered. */
  #accountOf({ name, limit }: Fund, now: number): Account {
    const account = this.#accounts.get(name);
    if (!account) {
      const full = { left: limit, at: now };
      this.#accounts.set(name, full);
      return full;
    }
    account.left = Math.min(limit, account.left + ((now - account.at) / 1000) * (limit / BUDGET_SECONDS));
    account.at = now;
    return account;
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

/** What a payer has of the budget that is over first. */
function leastOf(funds: readonly Fund[], accounts: readonly Account[]): Balance {
  const balances = funds.map(({ limit }, i) => ({
    limit,
    remaining: Math.max(0, Math.floor(accounts[i]!.left)),
    reset: Math.ceil(((limit - accounts[i]!.left) * BUDGET_SECONDS) / limit),
  }));
  return balances.reduce((least, next) => (next.remaining < least.remaining ? next : least));
}

/** The two headers of a budget that draft-ietf-httpapi-ratelimit-headers has since its version 08: what there is, and what is left. */
export const budgetHeaders = ({ limit, remaining, reset }: Balance): Record<string, string> => ({
  'ratelimit-policy': `"cost";q=${limit};w=${BUDGET_SECONDS}`,
  ratelimit: `"cost";r=${remaining};t=${reset}`,
});
