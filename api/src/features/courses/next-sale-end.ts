import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/run-sql.ts';

/** Time until the next sale ends, which no commit announces. Results with prices are cached no longer than that. */
export class NextSaleEnd {
  /** On the monotonic clock of this process. 0 if unknown. */
  #at = 0;
  #asking: Promise<void> | undefined;

  constructor(private readonly orm: MikroORM) {}

  /** @returns milliseconds, or 0 if the time could not be read or was invalidated meanwhile */
  async in(): Promise<number> {
    if (this.#at <= performance.now()) await this.#ask();
    return Math.max(0, this.#at - performance.now());
  }

  forget(): void {
    this.#at = 0;
    this.#asking = undefined;
  }

  #ask(): Promise<void> {
    if (this.#asking) return this.#asking;
    // Counted from before the query, so that the result is rather too early than too late
    const asked = performance.now();
    const asking = this.#next().then(
      (ms) => {
        // The prices changed during the query, so its result is outdated
        if (this.#asking !== asking) return;
        this.#at = asked + ms;
        this.#asking = undefined;
      },
      () => {
        if (this.#asking === asking) this.#asking = undefined;
      },
    );
    this.#asking = asking;
    return asking;
  }

  async #next(): Promise<number> {
    const [row] = await runSql<{ ms: number | null }>(
      this.orm.em.fork(),
      sql`select (extract(epoch from min(c.sale_ends_at) - now()) * 1000)::float8 as ms
        from course c where c.sale_ends_at > now()`,
      'course.next-sale-end',
    );
    return row?.ms ?? Number.POSITIVE_INFINITY;
  }
}
