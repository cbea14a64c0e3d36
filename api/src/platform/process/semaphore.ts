import { unavailable } from '../errors/errors.ts';

/** Limits simultaneous work that uses a whole core or a scarce resource. Further callers wait in order. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param longestQueue maximum number of waiting callers; further ones are rejected immediately */
  constructor(
    permits: number,
    private readonly longestQueue: number,
  ) {
    this.#free = permits;
  }

  /**
   * Waits for a permit.
   * @returns a function that releases the permit; call it once
   * @throws UNAVAILABLE if too many callers wait
   */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free--;
    else if (this.#waiting.length >= this.longestQueue) throw unavailable('OVERLOADED');
    else await new Promise<void>((proceed) => this.#waiting.push(proceed));
    return () => {
      const next = this.#waiting.shift();
      // The permit passes to the next in the queue, so that a new caller cannot overtake it
      if (next) next();
      else this.#free++;
    };
  }

  /** @throws UNAVAILABLE if too many callers wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
