import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/run-sql.ts';

/** When the next sale price ends, which no commit announces: what shows prices is kept no longer than that. */
export class NextSaleEnd {
  /** By this process's clock; 0: not known. */
  #at = 0;
  #asking: Promise<void> | undefined;

  constructor(private readonly orm: MikroORM) {}

  /** Milliseconds until then; 0 where that can not be known, or was forgotten while it was asked. */
  async in(): Promise<number> {
    if (this.#at <= performance.now()) await this.#ask();
    return Math.max(0, this.#at - performance.now());
  }

  /** Prices may have changed. */
  forget(): void {
    this.#at = 0;
    this.#asking = undefined;
  }

  #ask(): Promise<void> {
    if (this.#asking) return this.#asking;
    // Counted from before it was asked: rather a moment early than late
    const asked = performance.now();
    const asking = this.#next().then(
      (ms) => {
        // What was read before a price changed is not the answer any more
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
