import type { EntityManager } from '@mikro-orm/postgresql';
import { Length, Matches } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { toNetwork } from '../../platform/http/network.ts';

const INVALID = { message: 'validation.invalid' } as const;

@InputType({ description: 'JavaScript error in a browser, without personal data.' })
export class ReportBrowserErrorInput {
  @Field({
    description:
      'Name and message of the error, with quoted texts, URLs, email addresses and long numbers masked; 1 to 300 characters.',
  })
  @Length(1, 300, INVALID)
  message!: string;
  @Field({
    description:
      'Script, line and column of the first stack frame in the platform’s own code, such as `assets/index-B2xk.js:12:345`.',
  })
  @Matches(/^assets\/[\w.-]{1,150}\.js:\d{1,7}:\d{1,7}$/, INVALID)
  source!: string;
  @Field({
    description:
      'Route pattern of the page, such as `/courses/:idOrSlug`, never its URL; at most 200 characters.',
  })
  @Matches(/^\/[\w:*?/.-]{0,199}$/, INVALID)
  route!: string;
  @Field({ description: 'Release of the web application, such as `1.4.0`; at most 40 characters.' })
  @Matches(/^[\w.+-]{1,40}$/, INVALID)
  release!: string;
}

@ObjectType({ description: 'Result of reporting a JavaScript error.' })
export class ReportedBrowserError {
  @Field({ description: 'False if too many errors were reported within the hour.' })
  isCounted!: boolean;
}

const HOUR_MS = 3_600_000;
/** Reports of one network and of all networks that a process counts in an hour. */
const MAX_OF_NETWORK = 60;
const MAX_OF_ALL = 1000;
const MAX_GROUPS = 300;
const ALL = 'all';

const reports = new LRUCache<string, number>({ max: 10_000, ttl: HOUR_MS, noUpdateTTL: true });

function isWithinBounds(network: string): boolean {
  const bounds = [
    [ALL, MAX_OF_ALL],
    [network, MAX_OF_NETWORK],
  ] as const;
  if (bounds.some(([key, max]) => (reports.get(key) ?? 0) >= max)) return false;
  for (const [key] of bounds) reports.set(key, (reports.get(key) ?? 0) + 1);
  return true;
}

/** A new group replaces the one that was not reported for the longest time. */
export async function reportBrowserError(
  { em, request }: Context,
  { message, source, route, release }: ReportBrowserErrorInput,
): Promise<ReportedBrowserError> {
  if (!isWithinBounds(toNetwork(request.address))) return { isCounted: false };
  await em.transactional(async (inside) => {
    await lockBrowserErrors(inside);
    await runSql(
      inside,
      sql`with stored as (
          insert into browser_error as e (id, message, source, route, release)
          values (md5(${message}::text || E'\n' || ${source}::text)::uuid, ${message}, ${source}, ${route}, ${release})
          on conflict (id) do update set count = e.count + 1, route = excluded.route, release = excluded.release,
            last_at = now()
          returning id)
        delete from browser_error where id in (
          select e.id from browser_error e where e.id not in (select s.id from stored s)
          order by e.last_at desc, e.id offset ${MAX_GROUPS - 1})`,
      'performance.browser-error',
    );
  });
  return { isCounted: true };
}

/** Days after its latest report until a group of errors is deleted. */
const BROWSER_ERROR_DAYS = 30;

/** Serialises what writes several groups, so that two transactions never wait for each other. */
const lockBrowserErrors = (em: EntityManager) =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('performance.browser-errors'))`);

export async function sweepBrowserErrors(em: EntityManager): Promise<void> {
  await lockBrowserErrors(em);
  await runSql(
    em,
    sql`delete from browser_error where last_at < now() - make_interval(days => ${BROWSER_ERROR_DAYS}::int)`,
  );
}
