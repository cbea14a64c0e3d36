import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { toNetwork } from '../../../platform/http/network.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Max attempts within the window. A missing limit is not counted. */
interface Limits {
  readonly minutes: number;
  /** For one account from one network. It stops a guesser, while the owner can still sign in from elsewhere. */
  readonly pair?: number;
  readonly address?: number;
  readonly account?: number;
}

/** All limits. Every transport, alias and batch counts its attempts here. */
const purposes = {
  /** A password, for any operation. */
  password: { minutes: 15, pair: 5, address: 50, account: 100 },
  /** An authenticator or recovery code. Six digits require a low limit (RFC 4226, section 7.3). */
  code: { minutes: 15, pair: 5, account: 20 },
  /** A new account. A class may register from one network, but not thousands of accounts. */
  registration: { minutes: 60, pair: 10, address: 60 },
  /** An e-mail to an address that a user typed in. The limit protects inboxes from floods. */
  mail: { minutes: 60, pair: 3, address: 30, account: 6 },
  /** An e-mail to an address that an administrator set for a person. An office may change many from one network. */
  replacement: { minutes: 60, account: 6 },
  /** A mailed link that sets a password. Its code cannot be guessed, but each attempt hashes a password. */
  reset: { minutes: 15, address: 30 },
  /** A join code of a group or a class, or an invitation link. There are too many codes to guess, and the limit stops mass attempts. */
  joining: { minutes: 15, pair: 15, account: 30 },
  /** An invitation link. Its code cannot be guessed, and a class may open its links from one network. */
  invitation: { minutes: 15, address: 300 },
  /** A group meeting, which is mailed to the members. */
  meeting: { minutes: 24 * 60, account: 12 },
  /** A support request. It mails the guest's address. */
  contact: { minutes: 60, pair: 5, address: 20, account: 10 },
  /**
   * The receipt that a guest gets for a support request. The daily limit protects an inbox from a sender who types a
   * foreign address every hour.
   */
  receipt: { minutes: 24 * 60, account: 12 },
  /** A request to a guardian. It mails an address that a child typed in, who may repeat it after a refusal. */
  guardian: { minutes: 24 * 60, address: 60, account: 3 },
  /** A request for an e-mail about a course. It will mail an address that a guest typed in. */
  alert: { minutes: 60, pair: 10, address: 30, account: 20 },
  /**
   * A further message in a support request. Even a lively conversation has fewer, and support is notified of each.
   */
  reply: { minutes: 60, pair: 30, address: 90 },
  /** A rating of a support answer. Each change adds a permanent line to the thread. */
  opinion: { minutes: 60, pair: 10, address: 60 },
} as const satisfies Record<string, Limits>;

export type Purpose = keyof typeof purposes;

/** The account (e-mail address or ID, which need not exist) and the network address of the request. */
export interface AttemptSource {
  readonly account: string;
  readonly address: string;
  /**
   * True if the account has signed in from this network before. Failures of others, from this network or against this
   * account, then do not lock the owner out. The owner's own failures still count.
   */
  readonly isKnown?: boolean;
}

/** Days for which a network counts as known after a sign-in from it. */
const KNOWN_NETWORK_DAYS = 90;

export async function isKnownNetwork({ services, request }: Context, email: string): Promise<boolean> {
  const rows = await runSql<{ address: string }>(
    services.orm.em.fork(),
    sql`select distinct s.address from session s join person p on p.id = s.person_id
     where p.email = ${email} and s.view_as_id is null and s.created_at > now() - make_interval(days => ${KNOWN_NETWORK_DAYS})`,
  );
  const network = toNetwork(request.address);
  return rows.some(({ address }) => address && toNetwork(address) === network);
}

/**
 * Counts an attempt before it is made.
 * @throws RATE_LIMITED with the seconds to wait
 * @returns a function to call after success, which forgives the earlier attempts. Do not call it for operations that
 * cost something even when they succeed, such as e-mails or new accounts.
 */
export async function countAttempt(
  services: Services,
  purpose: Purpose,
  { account, address, isKnown = false }: AttemptSource,
): Promise<() => Promise<void>> {
  const { minutes, ...limits }: Limits = purposes[purpose];
  const network = toNetwork(address);
  const names = {
    pair: `${purpose}:pair:${account}|${network}`,
    address: `${purpose}:address:${network}`,
    account: `${purpose}:account:${account}`,
  };
  const em = services.orm.em.fork();
  // An attempt that exceeds the sender's own limits does not count against the account, so that an attacker cannot
  // lock the owner out
  for (const kinds of [['pair', 'address'], ['account']] as const) {
    const bounds = new Map(
      kinds.filter((kind) => limits[kind] !== undefined).map((kind) => [names[kind], limits[kind]!]),
    );
    const binding = isKnown ? [names.pair] : [...bounds.keys()];
    if (bounds.size) await count(em, bounds, minutes, binding);
  }
  return async () => {
    // Locked in the same order as above, so that concurrent attempts cannot deadlock
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

/** Runs outside of any transaction, so that the attempt counts even if the following work fails. */
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
