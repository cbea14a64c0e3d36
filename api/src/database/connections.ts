import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { raw, runSql, sql } from '../platform/db/index.ts';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';

/** Application name of a connection that each serving process has exactly once. Processes are counted by it. */
export const CONTENT_LISTENER = 'sen-content';
/**
 * Permanent connections of a process: listeners for content, events, sessions, settings and jobs, and the one for
 * upload locks.
 */
const PERMANENT = 6;
/** Temporary connections: the migration lock, a backup, a restore drill. */
const TEMPORARY = 4;

export const maxConnections = ({ write, read, jobs }: Config['connections']): number =>
  write + read + jobs + PERMANENT + TEMPORARY;

export interface ConnectionLimits {
  /** Connections that a process may open, see {@link USABLE}. */
  readonly usable: number;
  readonly others: number;
}

/**
 * Compares the connections of this process with those that the server allows.
 * @returns a warning if all processes together may exceed the limit
 * @throws ConfigurationError if even one process exceeds it
 */
export function checkConnections(
  connections: Config['connections'],
  { usable, others }: ConnectionLimits,
): string | undefined {
  const max = maxConnections(connections);
  const { write, read, jobs } = connections;
  const sum = `DATABASE_WRITE_POOL ${write}, DATABASE_READ_POOL ${read}, DATABASE_JOB_POOL ${jobs} and ${PERMANENT + TEMPORARY} others`;
  if (max > usable)
    throw new ConfigurationError(
      `one process opens up to ${max} connections (${sum}), and PostgreSQL has ${usable} for it: raise max_connections or reduce the pools`,
    );
  const processes = others + 1;
  if (max * processes <= usable) return undefined;
  return `${processes} processes open up to ${max * processes} connections (each ${max}: ${sum}), and PostgreSQL has ${usable}: under load some will be refused`;
}

export async function assertFits(
  orm: MikroORM,
  { connections }: Pick<Config, 'connections'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const reason = checkConnections(connections, await loadConnectionLimits(orm));
  if (reason) log.warn({ reason }, 'connections may run out');
}

/** Connections that are not reserved for superusers, within the limits of the role and the database. */
const USABLE = `least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - current_setting('reserved_connections')::int,
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database()))`;

async function loadConnectionLimits(orm: MikroORM): Promise<ConnectionLimits> {
  const em = orm.em.fork();
  try {
    const [limits] = await runSql<ConnectionLimits & object>(
      em,
      sql`select ${raw(USABLE)} as usable,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and application_name = ${CONTENT_LISTENER}) as others`,
    );
    return limits!;
  } catch (error) {
    if ((error as { code?: unknown }).code !== '53300') throw error;
    throw new ConfigurationError(
      'PostgreSQL takes no more connections: raise max_connections, or end another process',
    );
  }
}
