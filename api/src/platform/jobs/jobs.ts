import type { EntityManager } from '@mikro-orm/postgresql';
import { type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { runSql, sql } from '../db/index.ts';
import type { Services } from '../process/services.ts';

/** A kind of job. Jobs are delivered at least once, so handlers must be idempotent. */
export interface JobDefinition<P extends object> {
  readonly name: string;
  /** Omitted for jobs without data. Validated again when the job runs, because an older release may have written it. */
  readonly payload?: z.ZodType<P>;
  /** `attempt` is undefined if the job is run manually. */
  readonly handle: (services: Services, payload: P, attempt?: Attempt) => Promise<void>;
  /** Cron expression in Vietnam time, for scheduled jobs. */
  readonly schedule?: string;
  /** Number of retries. Defaults to ten. */
  readonly retryLimit?: number;
  /** Number of workers in each process. Defaults to two. */
  readonly atOnce?: number;
  /** Timeout of an attempt in seconds. Defaults to 300. */
  readonly maxSeconds?: number;
}

export interface Attempt {
  /** Aborted when the process stops or the queue has given up the attempt. */
  readonly signal: AbortSignal;
  readonly isLast: boolean;
}

export interface JobsOptions {
  readonly databaseUrl: string;
  /** Maximum number of database connections of the queue. */
  readonly connections: number;
  readonly log: Logger;
}

export type AnyJob = Pick<
  JobDefinition<object>,
  'name' | 'schedule' | 'retryLimit' | 'atOnce' | 'maxSeconds'
> & {
  readonly payload?: z.ZodType;
  readonly handle: (services: Services, payload: never, attempt?: Attempt) => Promise<void>;
};

/** Payload of a job without data. */
type Empty = Record<never, never>;

/** Declares a job. The type of its payload is inferred from its schema; a job without a schema has no data. */
export function defineJob<P extends object>(
  definition: JobDefinition<P> & { readonly payload: z.ZodType<P> },
): JobDefinition<P>;
export function defineJob(
  definition: JobDefinition<Empty> & { readonly payload?: undefined },
): JobDefinition<Empty>;
export function defineJob<P extends object>(definition: JobDefinition<P>): JobDefinition<P> {
  return definition;
}

export interface SendOptions {
  startAfter?: Date;
  /** Jobs with a higher priority run first. Defaults to 0. */
  priority?: number;
}

type QueueSettings = Omit<Queue, 'name'>;

/**
 * The delay doubles with each retry, from 15 seconds to half an hour. A job that has used all retries becomes a dead
 * letter.
 */
const queue = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 1800,
  expireInSeconds: 300,
  heartbeatSeconds: 30,
};

/**
 * Queue of jobs that have used all attempts. They are stored with their last error until an administrator replays or
 * drops them.
 */
export const DEAD_LETTERS = 'dead-letters';

/**
 * The error of a dead letter `j` in one line. E-mail addresses and long numbers are removed, because errors of third
 * parties repeat data that they received.
 */
export const ERROR_OF_LETTER = sql`left(regexp_replace(regexp_replace(
  coalesce(j.source_output->>'message', j.source_output->'value'->>'message', j.source_output->>'value'),
  '[^[:space:]<>"]+@[^[:space:]<>"]+', '…@…', 'g'), '[0-9]{7,}', '…', 'g'), 300)`;

/** Ten years. The default of the queue is two weeks. */
const DEAD_LETTER_SECONDS = 10 * 365 * 86_400;

export interface ReplayedLetter {
  readonly id: string;
  readonly queue: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly failedAt: string;
  /** ID of the new job; null if the dead letter was dropped. */
  readonly replayId: string | null;
}

const CONCURRENCY = 2;
/** A notification starts a job within milliseconds. Polling every ten seconds finds delayed jobs. */
const working = {
  batchSize: 1,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 10,
} as const;

/** Statement names of the queue by text. There are a few for each kind of job. */
const statements = new Map<string, string>();
/** Limit for the case that texts contain values. */
const MAX_STATEMENTS = 500;

/**
 * Database adapter that runs the queue's statements in the caller's transaction. Their texts are long and constant,
 * so they are prepared.
 */
const toQueueDatabase = (em: EntityManager) => ({
  async executeSql(text: string, values: unknown[] = []) {
    let name = statements.get(text);
    if (!name && statements.size < MAX_STATEMENTS) {
      name = `jobs.${statements.size + 1}`;
      statements.set(text, name);
    }
    return { rows: await runSql(em, { chunks: [text], values }, name) };
  },
});

/** The job queue. It uses the application's database, so that a job is part of the transaction that creates it. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  /** Settles when all workers have started; undefined before {@link work} is called. */
  #working: Promise<void> | undefined;
  readonly #stop = new AbortController();
  #stopped = false;

  constructor(
    { databaseUrl, connections, log }: JobsOptions,
    readonly definitions: readonly AnyJob[],
  ) {
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'sen-jobs',
      max: connections,
      useListenNotify: true,
    });
    // During shutdown the pool reports that it has ended while connections are still closing, and one may report that
    // the server stops
    this.#boss.on('error', (error) => this.#stopped || log.error({ err: error }, 'job queue'));
  }

  /** Creates the queues or updates their settings. Must run before a job is sent. */
  async start(): Promise<void> {
    await this.#boss.start();
    const present = new Map((await this.#boss.getQueues()).map((found) => [found.name, found]));
    const ensureQueue = async (name: string, options: QueueSettings) => {
      const found: QueueSettings | undefined = present.get(name);
      if (!found) await this.#boss.createQueue(name, options);
      else if (Object.entries(options).some(([key, value]) => found[key as keyof QueueSettings] !== value))
        await this.#boss.updateQueue(name, options);
    };
    await ensureQueue(DEAD_LETTERS, { retryLimit: 0, retentionSeconds: DEAD_LETTER_SECONDS });
    for (const { name, retryLimit = queue.retryLimit, maxSeconds = queue.expireInSeconds } of this
      .definitions) {
      const options = { ...queue, retryLimit, expireInSeconds: maxSeconds, deadLetter: DEAD_LETTERS };
      await ensureQueue(name, { ...options, notify: true });
    }
  }

  /** Starts the workers. Does nothing after {@link stop}. */
  work(services: Services): Promise<void> {
    this.#working ??= this.#startWorkers(services);
    return this.#working;
  }

  async #startWorkers(services: Services): Promise<void> {
    for (const definition of this.definitions) {
      if (this.#stop.signal.aborted) return;
      const { name, schedule, atOnce = CONCURRENCY } = definition;
      if (schedule) await this.#boss.schedule(name, schedule, {}, { tz: 'Asia/Ho_Chi_Minh' });
      for (let count = 0; count < atOnce; count++) await this.#startWorker(definition, services);
    }
  }

  async #startWorker(definition: AnyJob, services: Services): Promise<void> {
    let id = '';
    id = await this.#boss.work(definition.name, working, async ([job]) => {
      // Other jobs may be due as well, and no notification announces delayed jobs
      this.#boss.notifyWorker(id);
      await this.#run(definition, job!, services);
    });
  }

  /** Runs one attempt. pg-boss records a failure but does not log it. */
  async #run(
    definition: AnyJob,
    { id, data, retryCount, retryLimit, signal }: JobWithMetadata<unknown>,
    services: Services,
  ): Promise<void> {
    const started = performance.now();
    const facts = () => ({
      job: definition.name,
      id,
      attempt: retryCount + 1,
      ms: Math.round(performance.now() - started),
    });
    const isLast = retryCount >= retryLimit;
    const attempt = { signal: AbortSignal.any([signal, this.#stop.signal]), isLast };
    try {
      const payload = definition.payload?.parse(data) ?? {};
      await definition.handle(services, payload as never, attempt);
      this.#log.debug(facts(), 'job done');
    } catch (error) {
      const log = { ...facts(), attempts: retryLimit + 1, err: error };
      if (isLast)
        this.#log.error(
          log,
          'job failed its last attempt: replay or drop the dead letter on the performance screen of the administration',
        );
      else this.#log.warn(log, 'job failed and will be retried');
      throw error;
    }
  }

  /** Creates a job in the caller's transaction. */
  async send<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> {
    await this.#boss.send(job.name, payload, { db: toQueueDatabase(em), ...options });
  }

  /** Creates one job for each of several start times, in one statement. */
  async sendAt<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    payload: P,
    moments: readonly Date[],
  ): Promise<void> {
    await this.#boss.insert(
      job.name,
      moments.map((startAfter) => ({ data: payload, startAfter })),
      { db: toQueueDatabase(em) },
    );
  }

  /**
   * Creates one job for each payload, in one statement.
   * @param onceIn length of a time slot in seconds: at most one job is created for each payload and slot
   * @param unlessOpen skips payloads whose job is waiting, running, to be retried, or a dead letter
   */
  async sendEach<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    payloads: readonly P[],
    { onceIn, unlessOpen = false }: { readonly onceIn?: number; readonly unlessOpen?: boolean } = {},
  ): Promise<void> {
    const wanted = unlessOpen ? await this.#withoutOpen(em, job.name, payloads) : payloads;
    if (wanted.length === 0) return;
    const jobs = wanted.map((data) => ({
      data,
      ...(onceIn && { singletonKey: JSON.stringify(data), singletonSeconds: onceIn }),
    }));
    await this.#boss.insert(job.name, jobs, { db: toQueueDatabase(em) });
  }

  async #withoutOpen<P extends object>(
    em: EntityManager,
    name: string,
    payloads: readonly P[],
  ): Promise<readonly P[]> {
    const open = await runSql<{ at: number }>(
      em,
      sql`select p.at::int from unnest(${payloads.map((each) => JSON.stringify(each))}::text[]) with ordinality p(data, at)
        where exists (select from pgboss.job j where j.data = p.data::jsonb and j.state < 'completed'
          and (j.name = ${name} or j.name = ${DEAD_LETTERS} and j.source_name = ${name}))`,
    );
    const positions = new Set(open.map(({ at }) => at - 1));
    return payloads.filter((_, n) => !positions.has(n));
  }

  /**
   * Removes dead letters in the caller's transaction. If two administrators take the same one simultaneously, the
   * second call blocks and then finds nothing.
   * @param isReplay creates a new job, with all retries, for each
   */
  async takeDeadLetters(
    em: EntityManager,
    ids: readonly string[],
    { isReplay }: { isReplay: boolean },
  ): Promise<ReplayedLetter[]> {
    const rows = await runSql<Omit<ReplayedLetter, 'replayId'> & { data: object | null }>(
      em,
      sql`delete from pgboss.job j where j.name = ${DEAD_LETTERS} and j.id = any(${ids}::uuid[]) and j.state < 'active'
        returning j.id, j.source_name as queue, j.source_retry_count + 1 as attempts, ${ERROR_OF_LETTER} as error,
          j.created_on as "failedAt", j.data`,
    );
    const replayed: ReplayedLetter[] = [];
    for (const { data, ...letter } of rows) {
      const replayId = isReplay
        ? await this.#boss.send(letter.queue, data ?? {}, { db: toQueueDatabase(em) })
        : null;
      replayed.push({ ...letter, replayId });
    }
    return replayed;
  }

  /** Deletes all jobs of a kind, pending and completed, whose payload has one of the values in a text field. */
  async forget<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    field: keyof P & string,
    values: readonly string[],
  ): Promise<void> {
    await runSql(
      em,
      sql`delete from pgboss.job where name = ${job.name} and lower(data->>${field}) = any(${values}::text[])`,
    );
  }

  /** Waits for running jobs, for at most 8 seconds. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#working?.catch(() => {});
    await this.#boss.stop({ graceful: this.#working !== undefined, timeout: 8000 });
    this.#stopped = true;
  }
}
