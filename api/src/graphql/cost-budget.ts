import { LRUCache } from 'lru-cache';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/errors.ts';
import { toNetwork } from '../platform/http/network.ts';

/** Seconds until an empty budget is full again. */
export const BUDGET_SECONDS = 60;
/** Maximum number of callers in memory. The least recently active one is evicted. */
const MAX_CALLERS = 50_000;

export interface Payer {
  readonly address: string;
  readonly viewer?: Viewer;
}

export interface Balance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the budget is full. */
  readonly reset: number;
}

interface Account {
  left: number;
  at: number;
}

interface Budget {
  readonly name: string;
  readonly limit: number;
}

/**
 * All API tokens of a person together have this multiple of one budget, so that more tokens do not mean a
 * larger budget.
 */
const BUDGETS_OF_TOKENS = 3;

/**
 * Rate limit by cost: each person, API token or (for guests) network (IPv6: a /64) has a budget per minute and
 * process. It refills continuously. Kept in memory, so that reads cause no writes.
 */
export class CostBudget {
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_CALLERS });

  constructor(
    readonly limit: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Charges for an operation before it runs.
   * @throws RATE_LIMITED with the seconds until the budget suffices
   */
  pay(payer: Payer, cost: number): Balance {
    const charge = Math.min(cost, this.limit);
    const now = this.now();
    const budgets = this.#getBudgets(payer);
    const accounts = budgets.map((budget) => this.#getAccount(budget, now));
    let wait = 0;
    let exhausted = 0;
    for (const [i, { limit }] of budgets.entries()) {
      const seconds = ((charge - accounts[i]!.left) * BUDGET_SECONDS) / limit;
      if (seconds > wait) [wait, exhausted] = [seconds, i];
    }
    if (wait > 0) {
      const facts = {
        retryAfter: Math.max(1, Math.ceil(wait)),
        limit: budgets[exhausted]!.limit,
        value: cost,
      };
      throw new AppError('BUDGET_SPENT', { facts });
    }
    for (const account of accounts) account.left -= charge;
    return getLeast(budgets, accounts);
  }

  balance(payer: Payer): Balance {
    const now = this.now();
    const budgets = this.#getBudgets(payer);
    return getLeast(
      budgets,
      budgets.map((budget) => this.#getAccount(budget, now)),
    );
  }

  #getAccount({ name, limit }: Budget, now: number): Account {
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

  /**
   * All budgets that a caller is charged to. API tokens have their own, so that a program does not use up the budget
   * of its owner's screens.
   */
  #getBudgets({ viewer, address }: Payer): readonly Budget[] {
    const { limit } = this;
    if (!viewer) return [{ name: toNetwork(address), limit }];
    if (!viewer.token) return [{ name: `person:${viewer.viewedBy?.actorId ?? viewer.id}`, limit }];
    return [
      { name: `token:${viewer.token.id}`, limit },
      { name: `tokens:${viewer.id}`, limit: limit * BUDGETS_OF_TOKENS },
    ];
  }
}

function getLeast(budgets: readonly Budget[], accounts: readonly Account[]): Balance {
  const balances = budgets.map(({ limit }, i) => ({
    limit,
    remaining: Math.max(0, Math.floor(accounts[i]!.left)),
    reset: Math.ceil(((limit - accounts[i]!.left) * BUDGET_SECONDS) / limit),
  }));
  return balances.reduce((least, next) => (next.remaining < least.remaining ? next : least));
}

/** The two headers of draft-ietf-httpapi-ratelimit-headers since version 08: the policy, and the remaining budget. */
export const budgetHeaders = ({ limit, remaining, reset }: Balance): Record<string, string> => ({
  'ratelimit-policy': `"cost";q=${limit};w=${BUDGET_SECONDS}`,
  ratelimit: `"cost";r=${remaining};t=${reset}`,
});
