import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/index.ts';

/** Time until the next sale ends, which no commit announces. Results with prices are cached no longer than that. */
export class NextSaleEnd {
  /** On the monotonic clock of this process. 0 if unknown. */
  #at = 0;
  #loading: Promise<void> | undefined;

  constructor(private readonly orm: MikroORM) {}

  /** @returns milliseconds, or 0 if the time could not be read or was invalidated meanwhile */
  async millisecondsLeft(): Promise<number> {
    if (this.#at <= performance.now()) await this.#load();
    return Math.max(0, this.#at - performance.now());
  }

  invalidate(): void {
    this.#at = 0;
    this.#loading = undefined;
  }

  #load(): Promise<void> {
    if (this.#loading) return this.#loading;
    // Counted from before the query, so that the result is rather too early than too late
    const start = performance.now();
    const loading = this.#next().then(
      (ms) => {
        // The prices changed during the query, so its result is outdated
        if (this.#loading !== loading) return;
        this.#at = start + ms;
        this.#loading = undefined;
      },
      () => {
        if (this.#loading === loading) this.#loading = undefined;
      },
    );
    this.#loading = loading;
    return loading;
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
