import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { runSql, sql } from '../../platform/db/index.ts';
import type { StatementNames } from '../../platform/db/statement-names.ts';
import type { Measurements } from '../../platform/process/measurements.ts';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { type Pending, storeMeasurements } from './store-measurements.ts';

/** Version of the server. npm sets it in the environment. */
const VERSION =
  process.env.npm_package_version ??
  (JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8')) as { version?: string }).version ??
  'sen';

const MINUTE_MS = 60_000;
const BEAT_MS = 15_000;

interface ReporterOptions {
  readonly orm: MikroORM;
  readonly log: Logger;
  readonly measurements: Measurements;
  readonly statementNames: StatementNames;
}

/**
 * Reports this process to the database: its measurements every minute in one statement, and a heartbeat every fifteen
 * seconds. It runs outside of any request. Measurements that could not be stored are stored a minute later.
 */
export class Reporter {
  readonly #id = randomUUID();
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });
  #timers: NodeJS.Timeout[] = [];
  #pending: Pending = { measured: [], texts: [] };
  #queue: Promise<void> = Promise.resolve();

  constructor(private readonly options: ReporterOptions) {}

  start(): void {
    if (this.#timers.length) return;
    this.#lag.enable();
    this.#timers = [
      setInterval(() => void this.report(), MINUTE_MS),
      setInterval(() => void this.#enqueue(() => this.#beat()), BEAT_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    void this.#enqueue(() => this.#beat());
  }

  report(): Promise<void> {
    return this.#enqueue(async () => {
      const { measurements, statementNames, orm } = this.options;
      this.#pending.measured.push(...measurements.flush());
      this.#pending.texts.push(...statementNames.flushTexts());
      await storeMeasurements(orm.em.fork(), this.#pending);
      this.#pending = { measured: [], texts: [] };
    });
  }

  /** Stores the remaining measurements and removes this process. */
  async stop(): Promise<void> {
    if (!this.#timers.length) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.#lag.disable();
    await this.report();
    await this.#enqueue(() =>
      runSql(this.options.orm.em.fork(), sql`delete from server_process where id = ${this.#id}`),
    );
  }

  async #beat(): Promise<void> {
    const { rss, heapUsed } = process.memoryUsage();
    const lag = this.#lag.percentile(99) / 1e6;
    this.#lag.reset();
    await runSql(
      this.options.orm.em.fork(),
      sql`with gone as (delete from server_process where beat_at < now() - interval '1 day')
        insert into server_process (id, host, pid, version, started_at, beat_at, rss_bytes, heap_bytes, lag_ms)
        values (${this.#id}, ${hostname()}, ${process.pid}, ${VERSION},
          now() - make_interval(secs => ${process.uptime()}::float8), now(), ${rss}, ${heapUsed},
          ${Number.isFinite(lag) ? lag : 0})
        on conflict (id) do update set beat_at = now(), rss_bytes = excluded.rss_bytes,
          heap_bytes = excluded.heap_bytes, lag_ms = excluded.lag_ms`,
      'performance.beat',
    );
  }

  /** Runs one task after another. Failures are only logged, because the server works without these data. */
  #enqueue(work: () => Promise<unknown>): Promise<void> {
    this.#queue = this.#queue.then(work).then(
      () => undefined,
      (error: unknown) => this.options.log.warn({ err: error }, 'measurements could not be stored'),
    );
    return this.#queue;
  }
}
