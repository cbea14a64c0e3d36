import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { runSql } from '../platform/db/run-sql.ts';
import { raw, sql } from '../platform/db/sql.ts';
import { StartFault } from '../platform/errors/start-fault.ts';

/** The connection of which each process that serves has exactly one: processes are counted by it. */
export const CONTENT_LISTENER = 'sen-content';
/** That hear of content, events, sessions, settings and jobs, and the one that holds uploads: for as long as a process runs. */
const STANDING = 6;
/** For a while: a migration’s turn, a backup, a restore that is tried out. */
const PASSING = 4;

/** The most connections that one process opens. */
export const mostConnections = ({ write, read, jobs }: Config['connections']): number =>
  write + read + jobs + STANDING + PASSING;

/** What the server lets the program have. */
export interface Room {
  /** Connections that a process may open: see {@link USABLE}. */
  readonly usable: number;
  /** Other processes of the program on this database. */
  readonly others: number;
}

/**
 * Compares what this process may open with what the server has room for.
 * @returns a warning where other processes are there and all of them together do not fit
 * @throws StartFault where not even one process fits
 */
export function fitting(connections: Config['connections'], { usable, others }: Room): string | undefined {
  const most = mostConnections(connections);
  const { write, read, jobs } = connections;
  const sum = `DATABASE_WRITE_POOL ${write}, DATABASE_READ_POOL ${read}, DATABASE_JOB_POOL ${jobs} and ${STANDING + PASSING} besides`;
  if (most > usable)
    throw new StartFault(
      `one process opens up to ${most} connections (${sum}), and PostgreSQL has ${usable} for it: raise max_connections, or make the pools smaller`,
    );
  const processes = others + 1;
  if (most * processes <= usable) return undefined;
  return `${processes} processes open up to ${most * processes} connections (each ${most}: ${sum}), and PostgreSQL has ${usable}: under load some will be refused`;
}

/**
 * Checks that there is room for the connections of this process, and says so where all processes together may lack
 * some.
 */
export async function mustFit(
  orm: MikroORM,
  { connections }: Pick<Config, 'connections'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const reason = fitting(connections, await roomIn(orm));
  if (reason) log.warn({ reason }, 'connections may run out');
}

/** Connections that are not kept for superusers, within what the role and the database may have. */
const USABLE = `least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - current_setting('reserved_connections')::int,
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database()))`;

async function roomIn(orm: MikroORM): Promise<Room> {
  const em = orm.em.fork();
  try {
    const [room] = await runSql<Room & object>(
      em,
      sql`select ${raw(USABLE)} as usable,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and application_name = ${CONTENT_LISTENER}) as others`,
    );
    return room!;
  } catch (error) {
    if ((error as { code?: unknown }).code !== '53300') throw error;
    throw new StartFault(
      'PostgreSQL takes no more connections: raise max_connections, or end another process',
    );
  }
}
