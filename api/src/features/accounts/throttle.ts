import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Attempts that may fail within the window before the next ones have to wait. */
const WINDOW_MINUTES = 15;
const LIMIT = { pair: 5, address: 50, account: 100 };

/**
 * Counts an attempt to sign in before it is made, in one place for every transport, alias and batch.
 * The pair of account and address is what usually stops a guesser, so that the owner still signs in from
 * elsewhere.
 * @throws RATE_LIMITED with the seconds to wait.
 * @returns Call it after success: the attempts before it are forgiven.
 */
export async function countAttempt(
  services: Services,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const keys = {
    [`pair:${email}|${address}`]: LIMIT.pair,
    [`address:${address}`]: LIMIT.address,
    [`account:${email}`]: LIMIT.account,
  };
  // Outside of any transaction: an attempt counts although what follows it fails.
  const connection = services.orm.em.getConnection();
  const rows = await connection.execute<{ key: string; failures: number; seconds: number }[]>(
    `insert into sign_in_throttle as t (key, failures, window_started_at)
     select key, 1, now() from unnest(array[?, ?, ?]) as key order by key
     on conflict (key) do update set
       failures = case when t.window_started_at < now() - interval '${WINDOW_MINUTES} minutes' then 1 else t.failures + 1 end,
       window_started_at = case when t.window_started_at < now() - interval '${WINDOW_MINUTES} minutes' then now() else t.window_started_at end
     returning key, failures,
       ceil(extract(epoch from window_started_at + interval '${WINDOW_MINUTES} minutes' - now()))::int as seconds`,
    Object.keys(keys),
  );
  const over = rows.filter(({ key, failures }) => failures > keys[key]!);
  if (over.length) {
    const seconds = Math.max(1, ...over.map((row) => row.seconds));
    throw new AppError('RATE_LIMITED', undefined, [], { seconds });
  }
  return async () => {
    await connection.execute('delete from sign_in_throttle where key in (?, ?)', [
      `pair:${email}|${address}`,
      `account:${email}`,
    ]);
    // A whole class behind one address may sign in within a minute: only failures add up.
    await connection.execute(
      'update sign_in_throttle set failures = greatest(failures - 1, 0) where key = ?',
      [`address:${address}`],
    );
  };
}
