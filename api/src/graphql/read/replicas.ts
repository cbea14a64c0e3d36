import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Run } from '../../platform/run.ts';
import { sqlStateOf } from './read-failure.ts';
import { createReadPool, type ReadPool } from './read-pool.ts';

/** On which processes tell each other who has written, and up to where: `position key key…`. */
export const WROTE_CHANNEL = 'wrote';
/** How often replicas are looked at, in milliseconds. */
const LOOK_MS = 200;
/** A replica that does not have what is older than this, in milliseconds, is passed by. */
const MOST_BEHIND_MS = 800;
/** Writers remembered; who was forgotten wrote long ago. */
const MOST_WRITERS = 50_000;

export interface ReplicasOptions {
  readonly urls: readonly string[];
  /** Connections to each at most. */
  readonly max: number;
  readonly primary: ReadPool;
  /** Announces to all processes, this one too; settles when it is committed. */
  readonly tell: (keys: readonly string[]) => Promise<void>;
  /** Settles when whatever was announced before has been received; false: it may have been missed. */
  readonly caughtUp: () => Promise<boolean>;
  readonly log: { warn(facts: object, message: string): void };
}

/** What is known of one. */
export interface ReplicaFigures {
  /** Host, port and database. */
  readonly name: string;
  readonly isUsed: boolean;
  /** Seconds since it had everything; undefined: it never did, or it is lost. */
  readonly secondsBehind: number | undefined;
  readonly reads: number;
}

interface Replica {
  readonly name: string;
  readonly pool: ReadPool;
  readonly run: Run;
  /** Up to where it has everything, as a position in the primary's log. */
  position: bigint;
  /** When the primary was at a position that this one has reached. */
  freshAt: number;
  reads: number;
}

/** A moment, and where the primary's log ended at it. */
interface Mark {
  readonly at: number;
  readonly position: bigint;
}

/**
 * Copies of the database that take reads off the primary. One is asked only while it has whatever is older than a second,
 * and never for who has written what it does not have yet: each write tells all processes its position in the primary's
 * log before it is answered, and who reads waits until what was told before has been heard. Where a replica is behind,
 * lost or in doubt, the primary answers.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #wrote = new LRUCache<string, bigint>({ max: MOST_WRITERS });
  #marks: readonly Mark[] = [];
  /** Whatever was written up to here may have been missed. */
  #missed: bigint | undefined;
  #starts = 0;
  #turn = 0;
  #stopped = false;
  #looking: Promise<void> | undefined;

  constructor(private readonly options: ReplicasOptions) {
    this.#replicas = options.urls.map((url) => {
      const { host, pathname } = new URL(url);
      const pool = createReadPool(url, { max: options.max });
      const replica: Replica = {
        name: host + pathname,
        pool,
        run: (...statement) => this.#run(replica, statement),
        position: 0n,
        freshAt: Number.NEGATIVE_INFINITY,
        reads: 0,
      };
      return replica;
    });
  }

  start(): void {
    this.#looking = this.#lookOn();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#looking;
    await Promise.all(this.#replicas.map(({ pool }) => pool.close()));
  }

  /** Tells all processes that these have written, before they are answered. */
  async wrote(keys: readonly string[]): Promise<void> {
    await this.options.tell(keys).catch(() => this.startOver());
  }

  /** What a process has announced. */
  receive(message: string): void {
    const [position, ...keys] = message.split(' ');
    const wrote = positionOf(position!);
    for (const key of keys) if (wrote > (this.#wrote.get(key) ?? 0n)) this.#wrote.set(key, wrote);
  }

  /** Something may have been missed: until replicas are past this moment, the primary answers. */
  startOver(): void {
    this.#starts++;
    this.#missed = undefined;
  }

  /** Who may answer a reader with these keys; undefined: the primary. */
  async runFor(keys: readonly string[]): Promise<Run | undefined> {
    if (!this.#replicas.some((replica) => this.#isFresh(replica))) return undefined;
    if (!(await this.options.caughtUp())) return undefined;
    const least = keys.reduce((most, key) => {
      const wrote = this.#wrote.get(key) ?? 0n;
      return most !== undefined && wrote > most ? wrote : most;
    }, this.#missed);
    if (least === undefined) return undefined;
    const able = this.#replicas.filter((replica) => replica.position >= least && this.#isFresh(replica));
    return able[this.#turn++ % able.length]?.run;
  }

  get figures(): ReplicaFigures[] {
    return this.#replicas.map((replica) => ({
      name: replica.name,
      isUsed: this.#isFresh(replica),
      secondsBehind: Number.isFinite(replica.freshAt)
        ? (performance.now() - replica.freshAt) / 1000
        : undefined,
      reads: replica.reads,
    }));
  }

  #isFresh({ freshAt }: Replica): boolean {
    return performance.now() - freshAt < MOST_BEHIND_MS;
  }

  async #run(replica: Replica, statement: Parameters<Run>): Promise<string | null> {
    try {
      const answer = await replica.pool.run(...statement);
      replica.reads++;
      return answer;
    } catch (error) {
      // One that took too long would do so again; whatever else is wrong with it, the primary knows
      if (sqlStateOf(error) === '57014') throw error;
      return this.options.primary.run(...statement);
    }
  }

  async #lookOn(): Promise<void> {
    while (!this.#stopped) {
      await this.#look().catch(() => {});
      await pause(LOOK_MS);
    }
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const starts = this.#starts;
    const found = await ask(
      this.options.primary,
      "select pg_current_wal_lsn() || ' ' || pg_current_wal_insert_lsn()",
    );
    if (found) {
      // Where nothing is written, the second may lie behind the header of an empty page, which no replica reaches
      const [written, inserted] = found.split(' ').map(positionOf);
      const mark = { at, position: written! };
      if (starts === this.#starts) this.#missed ??= inserted!;
      this.#marks = [...this.#marks.filter((each) => at - each.at < 2 * MOST_BEHIND_MS), mark];
    }
    await Promise.all(this.#replicas.map((replica) => this.#lookAt(replica)));
  }

  async #lookAt(replica: Replica): Promise<void> {
    const was = this.#isFresh(replica);
    const found = await ask(replica.pool, 'select pg_last_wal_replay_lsn()::text');
    if (found) {
      replica.position = positionOf(found);
      const reached = this.#marks.findLast(({ position }) => position <= replica.position);
      replica.freshAt = Math.max(replica.freshAt, reached?.at ?? replica.freshAt);
    } else replica.freshAt = Number.NEGATIVE_INFINITY;
    const is = this.#isFresh(replica);
    if (was && !is)
      this.options.log.warn({ replica: replica.name }, 'a replica is passed by: lost, or behind');
    if (!was && is) this.options.log.warn({ replica: replica.name }, 'a replica answers reads');
  }
}

/** One text, or undefined where none comes in time. */
async function ask({ run }: ReadPool, text: string): Promise<string | undefined> {
  const answer = run(undefined, text, []).catch(() => undefined);
  return (await Promise.race([answer, pause(MOST_BEHIND_MS, undefined, { ref: false })])) ?? undefined;
}

/** A position in the log, as PostgreSQL writes it: `16/B374D848`. */
function positionOf(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
