import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { ExportFileKey } from './saved-files.ts';

const UPDATE_MS = 1000;
/** Rows between two checks of the clock. */
const ROWS_PER_CHECK = 200;

/** The file was deleted, or another attempt writes it. */
export class Superseded extends Error {}

/** Stores the progress of an export, and stops it if it is no longer wanted. */
export class ExportProgress {
  done = 0;
  all: number | undefined;
  #updatedAt = 0;

  constructor(
    private readonly services: Services,
    private readonly file: ExportFileKey,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /**
   * Passes rows through and counts them.
   * @throws Superseded
   * @throws the abort reason of the attempt
   */
  async *watch<R>(rows: AsyncIterable<R>): AsyncGenerator<R> {
    for await (const row of rows) {
      if (this.done % ROWS_PER_CHECK === 0) await this.#update();
      yield row;
      this.done += 1;
    }
  }

  async #update(): Promise<void> {
    this.signal?.throwIfAborted();
    if (Date.now() - this.#updatedAt < UPDATE_MS) return;
    const { id, attempt } = this.file;
    const [row] = await runSql(
      this.services.orm.em.fork(),
      sql`update export_file set rows_done = ${this.done}, row_count = ${this.all ?? null}::int, told_at = now()
        where id = ${id} and attempt = ${attempt} and state = 'RUNNING' returning 1`,
      'exports.tell',
    );
    if (!row) throw new Superseded();
    this.#updatedAt = Date.now();
  }
}
