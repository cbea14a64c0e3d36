import type { EntityManager } from '@mikro-orm/postgresql';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { runSql } from './run-sql.ts';
import type { Services } from './services.ts';
import { sql } from './sql.ts';

/** One kind of work done later. Delivered at least once, so a handler must bear being run twice. */
export interface JobDefinition<P extends object> {
  readonly name: string;
  /** Checked again when the job runs: it may have been written by an older release. */
  readonly payload: z.ZodType<P>;
  readonly handle: (services: Services, payload: P) => Promise<void>;
  /** Cron expression in the time of Vietnam, for what the clock starts. */
  readonly schedule?: string;
  /** How often a failed attempt is repeated; ten times unless something else is known to be right. */
  readonly retryLimit?: number;
}

export interface JobsOptions {
  readonly databaseUrl: string;
  /** The most connections that the queue may use at once. */
  readonly connections: number;
  readonly log: Logger;
}

/** A job of any payload, as it is kept in lists. */
export type AnyJob = Pick<JobDefinition<object>, 'name' | 'schedule' | 'retryLimit'> & {
  readonly payload: z.ZodType;
  readonly handle: (services: Services, payload: never) => Promise<void>;
};

/** Declares a job; the type of its payload follows its schema. */
export const defineJob = <P extends object>(definition: JobDefinition<P>): JobDefinition<P> => definition;

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

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

/** A notification starts a job within milliseconds; looking every two seconds finds what no notification told of. */
const working = {
  batchSize: 1,
  localConcurrency: 2,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
};

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
  #stopping = false;
  #stopped = false;

  constructor(
    { databaseUrl, connections, log }: JobsOptions,
    readonly definitions: readonly AnyJob[],
  ) {
    this.#log = log;
    this.#boss = new PgBoss({ connectionString: databaseUrl, max: connections, useListenNotify: true });
    // Its pool calls itself ended while connections still say goodbye, and one may hear that the server goes as well
    this.#boss.on('error', (error) => this.#stopped || log.error({ err: error }, 'job queue'));
  }

  /** Makes the queues, or brings them to what this release wants; needed before anything is sent. */
  async start(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(DEAD_LETTERS, { retryLimit: 0 });
    for (const { name, retryLimit = queue.retryLimit } of this.definitions) {
      const options = { ...queue, retryLimit, deadLetter: DEAD_LETTERS };
      await this.#boss.createQueue(name, { ...options, notify: true });
      await this.#boss.updateQueue(name, options);
    }
  }

  /** Begins to take work; after {@link stop} it does nothing. */
  work(services: Services): Promise<void> {
    this.#working ??= this.#takeWork(services);
    return this.#working;
  }

  async #takeWork(services: Services): Promise<void> {
    for (const definition of this.definitions) {
      if (this.#stopping) return;
      const { name, schedule } = definition;
      if (schedule) await this.#boss.schedule(name, schedule, {}, { tz: 'Asia/Ho_Chi_Minh' });
      await this.#boss.work(name, { ...working, includeMetadata: true }, async ([job]) =>
        this.#run(definition, job!, services),
      );
    }
  }

  /** One attempt. pg-boss records a failure and says nothing of it, so it is logged here. */
  async #run(
    definition: AnyJob,
    { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
    services: Services,
  ): Promise<void> {
    const started = performance.now();
    const facts = () => ({
      job: definition.name,
      id,
      attempt: retryCount + 1,
      ms: Math.round(performance.now() - started),
    });
    try {
      await definition.handle(services, definition.payload.parse(data) as never);
      this.#log.debug(facts(), 'job done');
    } catch (error) {
      const isLast = retryCount >= retryLimit;
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
    await this.#boss.send(job.name, payload, { db: within(em), startAfter: options.startAfter });
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
    this.#stopping = true;
    await this.#working?.catch(() => {});
    await this.#boss.stop({ graceful: this.#working !== undefined, timeout: 8000 });
    this.#stopped = true;
  }
}
