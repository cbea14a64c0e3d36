import type { MikroORM } from '@mikro-orm/postgresql';
import { assertFits } from '../database/connections.ts';
import { connect, migrate } from '../database/orm.ts';
import { createReadPool, type ReadPool } from '../graphql/read/index.ts';
import type { Run } from '../platform/process/run.ts';
import type { Setup } from './setup.ts';

/** Commands use entities on one connection pool, compiled reads use the other. */
export interface Database {
  readonly orm: MikroORM;
  readonly readPool: ReadPool;
  readonly runRead: Run;
  readonly announced: () => number;
}

export async function openDatabase(setup: Setup, opened: AsyncDisposableStack): Promise<Database> {
  const { config, databaseUrl, log, onStatement, measurements, statementNames } = setup;
  let announced = 0;
  const orm = await connect(databaseUrl, {
    onAnnounced: () => {
      announced++;
    },
    max: config.connections.write,
    onTimed: config.isMeasuring
      ? (text, ms, isFailed) => measurements.record('statement', statementNames.nameWrite(text), ms, isFailed)
      : undefined,
    onStatement: onStatement && ((text, values) => onStatement({ pool: 'write', text, values })),
  });
  opened.defer(() => orm.close(true));
  await assertFits(orm, config, log);
  await migrate(orm, databaseUrl);
  const readPool = createReadPool(databaseUrl, {
    max: config.connections.read,
    // Only the message, because pg attaches the whole client to the error
    onLost: ({ message }) => log.warn({ reason: message }, 'read connection lost'),
  });
  opened.defer(() => readPool.close());
  return { orm, readPool, runRead: observedReads(readPool.run, setup), announced: () => announced };
}

/** Wraps reads: reports each statement, and measures it if measuring is on. */
function observedReads(run: Run, { config, onStatement, measurements, statementNames }: Setup): Run {
  const send: Run = (name, text, values, isGeneric) => {
    onStatement?.({ pool: 'read', text, values });
    return run(name, text, values, isGeneric);
  };
  if (!config.isMeasuring) return send;
  return async (name, text, values, isGeneric) => {
    const started = performance.now();
    let isFailed = true;
    try {
      const answer = await send(name, text, values, isGeneric);
      isFailed = false;
      return answer;
    } finally {
      measurements.record('statement', statementNames.nameRead(text), performance.now() - started, isFailed);
    }
  };
}
