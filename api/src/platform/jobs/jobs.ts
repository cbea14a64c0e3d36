import type { EntityManager } from '@mikro-orm/postgresql';
import { type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { runSql } from '../db/run-sql.ts';
import { sql } from '../db/sql.ts';
import type { Services } from '../process/services.ts';

/** One kind of work done later. Delivered at least once, so a handler must bear being run twice. */
export interface JobDefinition<P extends object> {
  readonly name: string;
  /** Checked again when the job runs: it may have been written by an older release. */
  readonly payload: z.ZodType<P>;
  /** `attempt` is left out by whoever runs it by hand. */
  readonly handle: (services: Services, payload: P, attempt?: Attempt) => Promise<void>;
  /** Cron expression in the time of Vietnam, for what the clock starts. */
  readonly schedule?: string;
  /** How often a failed attempt is repeated; ten times unless something else is known to be right. */
  readonly retryLimit?: number;
  /** How many of them one process works on at once; two unless they are heavy. */
  readonly atOnce?: number;
  /** After how many seconds an attempt counts as lost; five minutes unless it is known to take longer. */
  readonly mostSeconds?: number;
}

/** What a job may know of the attempt that it is. */
export interface Attempt {
  /** Aborted when the program stops, and when the queue has given the attempt up. */
  readonly signal: AbortSignal;
  /** Whether a failure now is for good. */
  readonly isLast: boolean;
}

export interface JobsOptions {
  readonly databaseUrl: string;
  /** The most connections that the queue may use at once. */
  readonly connections: number;
  readonly log: Logger;
}

/** A job of any payload, as it is kept in lists. */
export type AnyJob = Pick<
  JobDefinition<object>,
  'name' | 'schedule' | 'retryLimit' | 'atOnce' | 'mostSeconds'
> & {
  readonly payload: z.ZodType;
  readonly handle: (services: Services, payload: never, attempt?: Attempt) => Promise<void>;
};

/** Declares a job; the type of its payload follows its schema. */
export const defineJob = <P extends object>(definition: JobDefinition<P>): JobDefinition<P> => definition;

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** Of jobs that wait, those of a higher one come first; 0 unless it is said. */
  priority?: number;
}

type QueueSettings = Omit<Queue, 'name'>;

/** Every retry waits twice as long, from 15 seconds to half an hour; what fails ten times becomes a dead letter. */
const queue = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 1800,
  expireInSeconds: 300,
  heartbeatSeconds: 30,
};

/** Where a job goes that has used up its attempts: kept with its last error until an administrator replays or drops it. */
export const DEAD_LETTERS = 'dead-letters';

/**
 * The error of a dead letter `j` in a line: without what could be an address of a person or an account, since errors of
 * others repeat what they were sent.
 */
export const ERROR_OF_LETTER = sql`left(regexp_replace(regexp_replace(
  coalesce(j.source_output->>'message', j.source_output->'value'->>'message', j.source_output->>'value'),
  '[^[:space:]<>"]+@[^[:space:]<>"]+', '…@…', 'g'), '[0-9]{7,}', '…', 'g'), 300)`;

/** Ten years: the queue itself would drop them after two weeks. */
const KEEP_DEAD_SECONDS = 10 * 365 * 86_400;

/** A dead letter that was taken out. */
export interface TakenLetter {
  readonly id: string;
  readonly queue: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly failedAt: string;
  /** Of the job that does the same once more; null where it was dropped. */
  readonly replayId: string | null;
}

/** Workers of a queue in one process, unless its definition has another number. */
const AT_ONCE = 2;
/** A notification starts a job within milliseconds; looking every ten seconds finds delayed jobs that are due. */
const working = {
  batchSize: 1,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 10,
} as const;

/** Names of the queue’s statements by their texts, of which there are a few for each kind of job. */
const statements = new Map<string, string>();
/** Should a text turn out to hold values, it is not kept. */
const MOST_STATEMENTS = 500;

/** The queue’s way into a transaction. Its statements are long and always the same, so that they are kept prepared. */
const within = (em: EntityManager) => ({
  async executeSql(text: string, values: unknown[] = []) {
    let name = statements.get(text);
    if (!name && statements.size < MOST_STATEMENTS) {
      name = `jobs.${statements.size + 1}`;
      statements.set(text, name);
    }
    return { rows: await runSql(em, { chunks: [text], values }, name) };
  },
});

/** The queue, in the same database as everything else, so that a job is part of the transaction that causes it. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  /** Settles when every queue is being worked on; undefined before that is asked for. */
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
    // Its pool calls itself ended while connections are still ending, and one may be told that the server stops as well
    this.#boss.on('error', (error) => this.#stopped || log.error({ err: error }, 'job queue'));
  }

  /** Makes the queues, or brings them to what this release wants; needed before anything is sent. */
  async start(): Promise<void> {
    await this.#boss.start();
    const present = new Map((await this.#boss.getQueues()).map((found) => [found.name, found]));
    const ensureQueue = async (name: string, options: QueueSettings) => {
      const found: QueueSettings | undefined = present.get(name);
      if (!found) await this.#boss.createQueue(name, options);
      else if (Object.entries(options).some(([key, value]) => found[key as keyof QueueSettings] !== value))
        await this.#boss.updateQueue(name, options);
    };
    await ensureQueue(DEAD_LETTERS, { retryLimit: 0, retentionSeconds: KEEP_DEAD_SECONDS });
    for (const { name, retryLimit = queue.retryLimit, mostSeconds = queue.expireInSeconds } of this
      .definitions) {
      const options = { ...queue, retryLimit, expireInSeconds: mostSeconds, deadLetter: DEAD_LETTERS };
      await ensureQueue(name, { ...options, notify: true });
    }
  }

  /** Begins to take work; after {@link stop} it does nothing. */
  work(services: Services): Promise<void> {
    this.#working ??= this.#takeWork(services);
    return this.#working;
  }

  async #takeWork(services: Services): Promise<void> {
    for (const definition of this.definitions) {
      if (this.#stop.signal.aborted) return;
      const { name, schedule, atOnce = AT_ONCE } = definition;
      if (schedule) await this.#boss.schedule(name, schedule, {}, { tz: 'Asia/Ho_Chi_Minh' });
      for (let count = 0; count < atOnce; count++) await this.#startWorker(definition, services);
    }
  }

  async #startWorker(definition: AnyJob, services: Services): Promise<void> {
    let id = '';
    id = await this.#boss.work(definition.name, working, async ([job]) => {
      // Where one job was due, others may be, which no notification tells of again
      this.#boss.notifyWorker(id);
      await this.#run(definition, job!, services);
    });
  }

  /** One attempt. pg-boss records a failure and says nothing of it, so it is logged here. */
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
      await definition.handle(services, definition.payload.parse(data) as never, attempt);
      this.#log.debug(facts(), 'job done');
    } catch (error) {
      const log = { ...facts(), attempts: retryLimit + 1, err: error };
      if (isLast) this.#log.error(log, 'job failed for good; it is a dead letter now');
      else this.#log.warn(log, 'job failed; it will be tried again');
      throw error;
    }
  }

  /** Puts a job into the entity manager's transaction: it exists when that commits, and never if it rolls back. */
  async send<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> {
    await this.#boss.send(job.name, payload, { db: within(em), ...options });
  }

  /** One job for each of many moments, in one statement. */
  async sendAt<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    payload: P,
    moments: readonly Date[],
  ): Promise<void> {
    await this.#boss.insert(
      job.name,
      moments.map((startAfter) => ({ data: payload, startAfter })),
      { db: within(em) },
    );
  }

  /**
   * One job for each of many payloads, in one statement.
   * @param onceIn seconds: time is cut into slots so long, in each of which one job is made of a payload, whatever becomes of it
   * @param unlessOpen skips payloads of which a job is waiting, running, to be tried again, or a dead letter
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
    await this.#boss.insert(job.name, jobs, { db: within(em) });
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
   * Takes dead letters out, in the entity manager's transaction: of two who take the same one at once, the second waits
   * and finds nothing.
   * @param isReplay each is sent once more, with all of its attempts
   */
  async takeDeadLetters(
    em: EntityManager,
    ids: readonly string[],
    { isReplay }: { isReplay: boolean },
  ): Promise<TakenLetter[]> {
    const rows = await runSql<Omit<TakenLetter, 'replayId'> & { data: object | null }>(
      em,
      sql`delete from pgboss.job j where j.name = ${DEAD_LETTERS} and j.id = any(${ids}::uuid[]) and j.state < 'active'
        returning j.id, j.source_name as queue, j.source_retry_count + 1 as attempts, ${ERROR_OF_LETTER} as error,
          j.created_on as "failedAt", j.data`,
    );
    const taken: TakenLetter[] = [];
    for (const { data, ...letter } of rows) {
      const replayId = isReplay ? await this.#boss.send(letter.queue, data ?? {}, { db: within(em) }) : null;
      taken.push({ ...letter, replayId });
    }
    return taken;
  }

  /** Removes jobs of a kind, those that wait and those that are kept when done, by a text in their payload. */
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

  /** Lets running jobs finish, for as long as the program may take to stop. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#working?.catch(() => {});
    await this.#boss.stop({ graceful: this.#working !== undefined, timeout: 8000 });
    this.#stopped = true;
  }
}
