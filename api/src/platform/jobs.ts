import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { arrayText } from './run-sql.ts';
import type { Services } from './services.ts';

/** One kind of work done later. Delivered at least once, so a handler must bear being run twice. */
export interface JobDefinition<P extends object> {
  readonly name: string;
  /** Checked again when the job runs: it may have been written by an older release. */
  readonly payload: z.ZodType<P>;
  readonly handle: (services: Services, payload: P) => Promise<void>;
  /** Cron expression in the time of Vietnam, for what the clock starts. */
  readonly schedule?: string;
}

/** Declares a job; the type of its payload follows its schema. */
export const defineJob = <P extends object>(definition: JobDefinition<P>): JobDefinition<P> => definition;

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

/** Every retry waits twice as long, from 15 seconds to half an hour; what fails ten times is kept for a person to see. */
const queue = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 1800,
  expireInSeconds: 300,
  heartbeatSeconds: 30,
};

/** A notification starts a job within milliseconds; looking every two seconds finds what no notification told of. */
const working = {
  batchSize: 1,
  localConcurrency: 2,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
};

/** The queue, in the same database as everything else, so that a job is part of the transaction that causes it. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  #working = false;

  constructor(
    databaseUrl: string,
    log: Logger,
    readonly definitions: readonly JobDefinition<never>[],
  ) {
    this.#log = log;
    this.#boss = new PgBoss({ connectionString: databaseUrl, max: 4, useListenNotify: true });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  /** Makes the queues; needed before anything is sent. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const { name } of this.definitions) await this.#boss.createQueue(name, { ...queue, notify: true });
  }

  /** Begins to take work. */
  async work(services: Services): Promise<void> {
    this.#working = true;
    for (const definition of this.definitions) {
      if (definition.schedule)
        await this.#boss.schedule(definition.name, definition.schedule, {}, { tz: 'Asia/Ho_Chi_Minh' });
      await this.#boss.work(definition.name, working, async ([job]) => {
        const started = performance.now();
        await definition.handle(services, definition.payload.parse(job!.data) as never);
        this.#log.debug({ job: definition.name, ms: Math.round(performance.now() - started) }, 'job done');
      });
    }
  }

  /** Puts a job into the entity manager's transaction: it exists when that commits, and never if it rolls back. */
  async send<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    payload: P,
    options: SendOptions = {},
  ): Promise<void> {
    const db = fromKysely(em.getKysely() as never);
    await this.#boss.send(job.name, payload, { db, startAfter: options.startAfter });
  }

  /** Removes jobs of a kind, those that wait and those that are kept when done, by a text in their payload. */
  async forget<P extends object>(
    em: EntityManager,
    job: JobDefinition<P>,
    field: keyof P & string,
    values: readonly string[],
  ): Promise<void> {
    await em.execute('delete from pgboss.job where name = ? and lower(data->>?) = any(?::text[])', [
      job.name,
      field,
      arrayText(values),
    ]);
  }

  /** Lets running jobs finish, for as long as the program may take to stop. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: this.#working, timeout: 8000 });
  }
}
