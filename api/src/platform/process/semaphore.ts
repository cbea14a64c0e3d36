import { unavailable } from '../errors/errors.ts';

/**
 * Room for so many at once; the others wait their turn. For work that takes a whole core, or holds something that
 * there is little of.
 */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param longestQueue more than this would wait longer than anyone does: they are turned away at once */
  constructor(
    permits: number,
    private readonly longestQueue: number,
  ) {
    this.#free = permits;
  }

  /** Waits for a permit. @returns gives it back, to be called once. @throws UNAVAILABLE when too many wait */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free--;
    else if (this.#waiting.length >= this.longestQueue) throw unavailable('OVERLOADED');
    else await new Promise<void>((go) => this.#waiting.push(go));
    return () => {
      const next = this.#waiting.shift();
      // Handed on, not put back: a caller that comes now does not overtake
      if (next) next();
      else this.#free++;
    };
  }

  /** Does some work with a permit. @throws UNAVAILABLE when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
