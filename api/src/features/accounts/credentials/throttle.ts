import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Attempts within the window before the next ones have to wait; what is left out is not counted. */
interface Limits {
  readonly minutes: number;
  /** Of one account from one address: what usually stops a guesser, so that the owner still gets in elsewhere. */
  readonly pair?: number;
  readonly address?: number;
  readonly account?: number;
}

/** What can be tried too often. Every transport, alias and batch counts here and nowhere else. */
const purposes = {
  /** A password, wherever it is asked for. */
  password: { minutes: 15, pair: 5, address: 50, account: 100 },
  /** A code of an authenticator or a recovery code: six digits need a low bound (RFC 4226, section 7.3). */
  code: { minutes: 15, pair: 5, account: 20 },
  /** A new account. A class may register from one address; no one makes thousands. */
  registration: { minutes: 60, pair: 10, address: 60 },
  /** A mail to an address that a person typed in: no one's inbox is flooded. */
  mail: { minutes: 60, pair: 3, address: 30, account: 6 },
  /** A mail to an address that an administrator gave to a person. An office may change many from one address. */
  replacement: { minutes: 60, account: 6 },
  /** A link of a mail that sets a password: its code can't be guessed, but each attempt hashes a password. */
  reset: { minutes: 15, address: 30 },
  /** A code that lets into a group: too many to guess, and no one tries them by the thousand. */
  joining: { minutes: 15, pair: 15, account: 30 },
  /** A meeting of a group, which is mailed to its members. */
  meeting: { minutes: 24 * 60, account: 12 },
  /** Something to ask support, which mails a guest's address. */
  contact: { minutes: 60, pair: 5, address: 20, account: 10 },
  /** The mail that a guest gets for it: no stranger's inbox is filled by whoever types their address every hour. */
  receipt: { minutes: 24 * 60, account: 12 },
  /** More words for what was asked: a lively talk has fewer, and support is told of each. */
  reply: { minutes: 60, pair: 30, address: 90 },
  /** How content somebody is with an answer: each change of mind is a line of the thread for good. */
  opinion: { minutes: 60, pair: 10, address: 60 },
} as const satisfies Record<string, Limits>;

export type Purpose = keyof typeof purposes;

/** Who tries: the account (e-mail address or id; need not exist) and the address the request comes from. */
export interface Trier {
  readonly account: string;
  readonly address: string;
  /**
   * The account has been signed in from this network before. What others do wrong from it, or to the account from
   * elsewhere, then does not keep its owner out; their own mistakes still count.
   */
  readonly isKnown?: boolean;
}

/**
 * Counts an attempt before it is made.
 * @throws RATE_LIMITED with the seconds to wait.
 * @returns Call it after success: the attempts before it are forgiven. Not for what costs something even when
 *   it succeeds, as a mail or an account does.
 */
export async function countAttempt(
  services: Services,
  purpose: Purpose,
  { account, address, isKnown = false }: Trier,
): Promise<() => Promise<void>> {
  const { minutes, ...limits }: Limits = purposes[purpose];
  const network = networkOf(address);
  const names = {
    pair: `${purpose}:pair:${account}|${network}`,
    address: `${purpose}:address:${network}`,
    account: `${purpose}:account:${account}`,
  };
  const em = services.orm.em.fork();
  // An attempt that its sender's own bounds stop is not held against the account: no one locks its owner out
  for (const kinds of [['pair', 'address'], ['account']] as const) {
    const bounds = new Map(
      kinds.filter((kind) => limits[kind] !== undefined).map((kind) => [names[kind], limits[kind]!]),
    );
    const binding = isKnown ? [names.pair] : [...bounds.keys()];
    if (bounds.size) await count(em, bounds, minutes, binding);
  }
  return async () => {
    // Locked in the same order as above, so that two attempts never wait for each other in a circle
    await runSql(
      em,
      sql`with mine as (select key from throttle where key in (${names.pair}, ${names.account}) order by key for update)
       delete from throttle t using mine where t.key = mine.key`,
    );
    // A whole class behind one address may sign in within a minute: only failures add up.
    await runSql(
      em,
      sql`update throttle set attempts = greatest(attempts - 1, 0) where key = ${names.address}`,
    );
  };
}

/** Outside of any transaction: an attempt counts although what follows it fails. */
async function count(
  em: EntityManager,
  bounds: ReadonlyMap<string, number>,
  minutes: number,
  binding: readonly string[],
): Promise<void> {
  const rows = await runSql<{ key: string; attempts: number; seconds: number }>(
    em,
    sql`insert into throttle as t (key, attempts, window_started_at)
     select key, 1, now() from unnest(${[...bounds.keys()]}::text[]) as key order by key
     on conflict (key) do update set
       attempts = case when t.window_started_at < now() - ${minutes} * interval '1 minute' then 1 else t.attempts + 1 end,
       window_started_at = case when t.window_started_at < now() - ${minutes} * interval '1 minute' then now() else t.window_started_at end
     returning key, attempts,
       ceil(extract(epoch from window_started_at + ${minutes} * interval '1 minute' - now()))::int as seconds`,
    'throttle.count',
  );
  const over = rows.filter(({ key, attempts }) => attempts > bounds.get(key)! && binding.includes(key));
  if (over.length) {
    const retryAfter = Math.max(1, ...over.map((row) => row.seconds));
    throw new AppError('TOO_MANY_ATTEMPTS', { facts: { retryAfter } });
  }
}
