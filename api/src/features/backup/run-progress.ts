import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { BackupPhase } from './backup.enums.ts';

const INTERVAL_MS = 700;

/** Stores the progress of a run for administrators, and aborts it on request. */
export class RunProgress {
  readonly #stop = new AbortController();
  readonly signal: AbortSignal;
  #phase: `${BackupPhase}` = 'DATABASE';
  #done = 0;
  #all = 0;
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly services: Services,
    private readonly runId: string,
    signal: AbortSignal,
  ) {
    this.signal = AbortSignal.any([signal, this.#stop.signal]);
    this.#timer = setInterval(() => void this.#write(), INTERVAL_MS);
    this.#timer.unref();
  }

  async begin(phase: `${BackupPhase}`): Promise<void> {
    this.#phase = phase;
    this.#done = 0;
    this.#all = 0;
    await this.#write();
    this.signal.throwIfAborted();
  }

  readonly update = (done: number, all: number): void => {
    this.#done = Math.round(done);
    this.#all = Math.round(all);
  };

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const [run] = await runSql<{ is_stopped: boolean }>(
        this.services.orm.em.fork(),
        sql`update backup_run set phase = ${this.#phase}, done_bytes = ${this.#done}, all_bytes = ${this.#all}
          where id = ${this.runId} and status = 'RUNNING' returning stop_asked_at is not null as is_stopped`,
      ).catch((error: unknown) => {
        this.services.log.warn(
          { err: error },
          'the progress of a backup could not be stored; the backup continues',
        );
        return [{ is_stopped: false }];
      });
      // Also if the run is gone, because another process has ended it
      if (!run || run.is_stopped) this.#stop.abort(new BackupFault('STOPPED'));
    });
    return this.#writing;
  }
}
